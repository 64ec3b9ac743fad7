# usage: zsh -f ask.zsh SCRIPT LINE...
# Prints the completions that zsh offers for each LINE, one line of output each.
# zsh completes only in an interactive shell. So this script types each line into an interactive zsh on a terminal of its
# own, whose `compadd` prints the completions instead of showing them.
zmodload zsh/zpty
export TERM=dumb
zpty typed zsh -f -i
read_until() {
    local part
    output=
    while [[ $output != *$1* ]] && zpty -r typed part; do output+=$part; done
}
zpty -w typed "unsetopt zle_bracketed_paste prompt_sp; PS1= PS2= RPS1=; unset zle_bracketed_paste
autoload -U compinit; compinit -D -u; source ${(q)1}
compadd() {
    if (( \${@[(I)-(O|A|D)]} )); then builtin compadd \"\$@\"; return; fi
    local -a offered; builtin compadd -O offered \"\$@\"; (( \$#offered )) && print -rl -- offered:\${^offered}
}
offer() { zle complete-word; print -r -- DO''NE; zle kill-buffer }
zle -N offer; bindkey '^I' offer; print -r -- rea''dy"
read_until ready
for line in $@[2,-1]; do
    zpty -w -n typed "$line"$'\t'
    read_until DONE
    print -r -- ${${(M)${(f)${output//$'\r'}}:#*offered:*}#*offered:}
done
