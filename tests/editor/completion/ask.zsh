# What zsh offers, for each line that is being typed, in a line. Usage: zsh -f ask.zsh SCRIPT LINE...
# Nothing completes but a shell that somebody types in: this is one on a terminal of its own, which
# tells what it would offer in place of offering it.
zmodload zsh/zpty
export TERM=dumb
zpty typed zsh -f -i
until_said() {
    local part
    said=
    while [[ $said != *$1* ]] && zpty -r typed part; do said+=$part; done
}
zpty -w typed "unsetopt zle_bracketed_paste prompt_sp; PS1= PS2= RPS1=; unset zle_bracketed_paste
autoload -U compinit; compinit -D -u; source ${(q)1}
compadd() {
    if (( \${@[(I)-(O|A|D)]} )); then builtin compadd \"\$@\"; return; fi
    local -a offered; builtin compadd -O offered \"\$@\"; (( \$#offered )) && print -rl -- offered:\${^offered}
}
tell() { zle complete-word; print -r -- TO''LD; zle kill-buffer }
zle -N tell; bindkey '^I' tell; print -r -- rea''dy"
until_said ready
for line in $@[2,-1]; do
    zpty -w -n typed "$line"$'\t'
    until_said TOLD
    print -r -- ${${(M)${(f)${said//$'\r'}}:#*offered:*}#*offered:}
done
