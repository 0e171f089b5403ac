#!/usr/bin/env bash
# gift-pegjs 1.0.2: a comment line that stands between two answers of a question becomes part of the answer before it.
#
# GIFT ignores a line that begins with two slashes, and between questions this parser does. Within the braces of a
# question it reads such a line as text, without an error: the right answer "a" is then called "a // note".
#
# Output seen:
#   [[true,"a"],[false,"b"]]
#   [[true,"a // note"],[false,"b"]]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gift-pegjs@1.0.2 >/dev/null
cat >read.mjs <<'JS'
import { parse } from "gift-pegjs";
const answersOf = (text) => parse(text)[0].choices.map(({ isCorrect, text: { text: shown } }) => [isCorrect, shown]);
console.log(JSON.stringify(answersOf("// note\n::q:: Which? {\n=a\n~b\n}")));
console.log(JSON.stringify(answersOf("::q:: Which? {\n=a\n// note\n~b\n}")));
JS
seen=$(node read.mjs)
echo "$seen"
expected='[[true,"a"],[false,"b"]]
[[true,"a // note"],[false,"b"]]'
[ "$seen" = "$expected" ] || { echo "gift-pegjs 1.0.2 no longer behaves so."; exit 1; }
