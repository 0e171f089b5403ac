import { createHash } from "node:crypto";
import type { AudioScript } from "../audio/script";

const small = [
  ..."zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" "),
  ..."sixteen seventeen eighteen nineteen".split(" "),
];
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A whole number from 0 to 999 in words. */
export const numberInWords = (n: number): string => {
  if (n < 20) return small[n] ?? String(n);
  const rest = n % (n < 100 ? 10 : 100);
  const head = n < 100 ? (tens[Math.floor(n / 10) - 2] ?? "") : `${small[Math.floor(n / 100)] ?? ""} hundred`;
  return rest === 0 ? head : `${head}${n < 100 ? "-" : " "}${numberInWords(rest)}`;
};

const inWords = (text: string): string => text.replace(/\d+/g, (digits) => numberInWords(Number(digits)));

/**
 * The audio script of a text: each line is a turn of the one voice for children, and numbers are in words. The id
 * depends on the text alone, so equal texts share one file.
 */
export const speechOf = (text: string): AudioScript => {
  const lines = inWords(text).split("\n");
  const slug = lines
    .join(" ")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-|-$/g, "");
  const mark = createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 6);
  return {
    id: `mini-${slug}-${mark}`,
    pace: "child",
    turns: lines.map((line) => ({ voice: "woman-us", text: line })),
  };
};
