# What fish offers, for each line that is being typed, in a line. Usage: fish --no-config ask.fish SCRIPT LINE...
source $argv[1]
for line in $argv[2..]
    echo (complete -C $line | string replace -r '\t.*' '')
end
