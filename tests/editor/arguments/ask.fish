# usage: fish --no-config ask.fish SCRIPT LINE...
# Prints the completions that fish offers for each LINE, one line of output each.
source $argv[1]
for line in $argv[2..]
    echo (complete -C $line | string replace -r '\t.*' '')
end
