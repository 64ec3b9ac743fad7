#!/usr/bin/env python3
"""A bot for Pampas: takes the action that earns most, otherwise one at random.

pampas bot starter python > mybot.py && chmod +x mybot.py
pampas bot check ./mybot.py
pampas simulate maps/windmill.json --bots ./mybot.py,greedy --players 2 --games 10

Pampas writes one JSON object a line to standard input and waits for a line on standard output when it greets the bot,
begins a game or wants an action. Standard error is yours. Each game runs in a process of its own.
"""
import json
import random
import sys


def choose(turn):
    """The number of one of turn["actions"]. Number 0 ends the turn."""
    actions = turn["actions"]
    best = max(action.get("income", 0) for action in actions)
    if best > 0:
        return random.choice([number for number, action in enumerate(actions) if action.get("income", 0) == best])
    return random.randrange(len(actions))


def say(answer):
    print(json.dumps(answer), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["message"] == "hello":
        say({"message": "hello", "protocol": 1, "name": "starter.py"})
    elif message["message"] == "game":
        random.seed(message["seed"])  # so that the same game is played the same way
        say({"message": "ready"})
    elif message["message"] == "turn":
        say({"action": choose(message)})
    elif message["message"] == "end":
        break
