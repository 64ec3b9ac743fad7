#!/bin/sh
# A bot for Pampas, with nothing but a shell and sed: takes an action at random.
#
#   pampas bot starter shell > mybot.sh && chmod +x mybot.sh
#   pampas bot check ./mybot.sh
#   pampas simulate maps/windmill.json --bots ./mybot.sh,greedy --players 2 --games 10
#
# Pampas writes one JSON object a line to standard input and waits for a line on standard output when it greets the bot,
# begins a game or wants an action. Standard error is yours. Each game runs in a process of its own.

# The number behind a key of the message, one of those before its first list or object.
number() {
    printf '%s\n' "$line" | sed "s/^{[^[{]*\"$1\":\([0-9]*\).*/\1/"
}

# A number from 0 to $1 - 1, from a generator that the game's seed starts: the same game is played the same way.
draw() {
    seed=$(((seed * 1103515245 + 12345) % 2147483648))
    drawn=$((seed / 65536 % $1))
}

while IFS= read -r line; do
    case $line in
    '{"message":"hello"'*) echo '{"message": "hello", "protocol": 1, "name": "starter.sh"}' ;;
    '{"message":"game"'*)
        seed=$(number seed)
        echo '{"message": "ready"}'
        ;;
    '{"message":"turn"'*)
        draw "$(number choices)" # action 0 ends the turn
        echo "{\"action\": $drawn}"
        ;;
    '{"message":"end"'*) exit ;;
    esac
done
