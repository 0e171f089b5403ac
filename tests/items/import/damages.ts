import type { Random } from "../../../src/psychometrics/random";

const below = (most: number, random: Random): number => Math.floor(random() * most);

/** Ways of damaging a file; almost every random draw gives a different file. */
export const damages: Readonly<Record<string, (bytes: Buffer, random: Random) => Buffer>> = {
  "cut off": (bytes, random) => bytes.subarray(0, below(bytes.length, random)),
  "without its beginning": (bytes, random) => bytes.subarray(below(bytes.length, random)),
  "with flipped bits": (bytes, random) => {
    const flipped = Buffer.from(bytes);
    for (let count = 1 + below(8, random); count > 0; count -= 1) {
      const place = below(flipped.length, random);
      flipped[place] = (flipped[place] ?? 0) ^ (1 << below(8, random));
    }
    return flipped;
  },
  "with a part repeated": (bytes, random) => {
    const from = below(bytes.length, random);
    const part = bytes.subarray(from, from + 1 + below(200, random));
    return Buffer.concat([bytes.subarray(0, from), ...Array.from({ length: 1 + below(200, random) }, () => part)]);
  },
  "with a part left out": (bytes, random) => {
    const from = below(bytes.length, random);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + 1 + below(60, random))]);
  },
  "with names changed": (bytes, random) => {
    const text = bytes.toString("latin1");
    const names = [...text.matchAll(/<\/?([A-Za-z]{2,})/g)];
    const name = names[below(names.length, random)]?.[1] ?? "ANSWER";
    const other = names[below(names.length, random)]?.[1] ?? "REPLY";
    return Buffer.from(random() < 0.5 ? text.replace(name, other) : text.replaceAll(name, other), "latin1");
  },
  "with a part nested in itself": (bytes, random) => {
    const text = bytes.toString("latin1");
    const [opening, closing] = text.includes("<?xml") ? ["<b>", "</b>"] : ["{=", "}"];
    const [at, times] = [below(text.length, random), 1 + below(400, random)];
    return Buffer.from(text.slice(0, at) + opening.repeat(times) + closing.repeat(times) + text.slice(at), "latin1");
  },
  "with words in quotes changed": (bytes, random) => {
    const text = bytes.toString("latin1");
    const words = [...text.matchAll(/"[^"<>]{1,40}"|[-+]?\d+(?:\.\d+)?/g)];
    const word = words[below(words.length, random)];
    if (!word) return bytes.subarray(1);
    const others = [
      '""',
      '"1e400"',
      "-1",
      "999999999999999999999",
      '"\u0000"',
      "NaN",
      '"__proto__"',
      "1".repeat(5_000),
    ];
    const other = others[below(others.length, random)] ?? "";
    return Buffer.from(text.slice(0, word.index) + other + text.slice(word.index + word[0].length), "latin1");
  },
  "in a wrong encoding": (bytes, random) => Buffer.from(bytes.toString("latin1"), random() < 0.5 ? "utf16le" : "utf8"),
};
