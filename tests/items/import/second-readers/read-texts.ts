import { rounded, wordsOf, type PlainAnswer } from "./plain-question";
import { around, one, type ReadAgain } from "./read-again";

const unescaped = (text: string): string => text.replace(/\\(.)/g, "$1");
const shares = { "=": 1, "~": 0 } as const;

const giftAnswer = (inside: string): PlainAnswer | null => {
  const parts = (inside.match(/(?:[=~])(?:\\.|[^=~\\])*/g) ?? []).map((part) => {
    const [, sign = "", percent, text = ""] = /^([=~])\s*(?:%(-?[\d.]+)%)?((?:\\.|[^#\\])*)/.exec(part) ?? [];
    const share = percent === undefined ? shares[sign as "=" | "~"] : Number(percent) / 100;
    return { sign, share, text: text.trim() };
  });
  if (/^(?:T|TRUE|F|FALSE)(?:#|$)/i.test(inside)) return one(["True", "False"], /^T/i.test(inside) ? [1, 0] : [0, 1]);
  if (inside.startsWith("#")) {
    const given = inside.startsWith("#=")
      ? parts
      : [{ share: 1, text: inside.slice(1).split("#")[0] ?? "", sign: "=" }];
    return {
      kind: "number",
      intervals: given
        .filter(({ sign }) => sign === "=")
        .map(({ text, share }) => {
          const [low = "", high] = text.split("..");
          if (high !== undefined) return [rounded(Number(low)), rounded(Number(high)), rounded(share)];
          const [value, tolerance = 0] = text.split(/(?<!\\):/).map(Number);
          return around(value ?? Number.NaN, tolerance, share);
        }),
    };
  }
  if (parts.length === 0) return null;
  if (parts.some(({ sign }) => sign === "~")) {
    const [options, given] = [
      parts.map(({ text }) => wordsOf(unescaped(text))),
      parts.map(({ share }) => rounded(share)),
    ];
    return parts.some(({ sign }) => sign === "=")
      ? one(options, given)
      : { kind: "several", options, shares: given, isWhole: false };
  }
  if (parts.every(({ text }) => text.includes("->"))) {
    const rows = parts.map(
      ({ text }) => text.split("->").map((side) => wordsOf(unescaped(side))) as unknown as readonly [string, string],
    );
    return {
      kind: "pairs",
      pairs: rows.filter(([source]) => source !== ""),
      targets: [...new Set(rows.map(([, target]) => target))].toSorted(),
    };
  }
  return { kind: "text", forms: parts.map(({ text, share }) => [unescaped(text), rounded(share)]), isExact: false };
};

/** The blocks of a GIFT file, which end at an empty line outside braces, and before a title. */
const blocksOf = (text: string): string[] => {
  const blocks: string[] = [""];
  for (const line of text.split("\n").filter((one) => !one.trim().startsWith("//"))) {
    const last = blocks.at(-1) ?? "";
    const isOpen = /\{[^}]*$/.test(last.replace(/\\./g, ""));
    if (line.startsWith("::") || (line.trim() === "" && !isOpen)) blocks.push(line);
    else blocks[blocks.length - 1] = `${last}\n${line}`;
  }
  return blocks.map((block) => block.trim()).filter((block) => block !== "" && !block.startsWith("$CATEGORY"));
};

export const readGift = (text: string): ReadAgain[] =>
  blocksOf(text).map((block) => {
    const [, stem = "", inside] = /^(?:::(?:\\.|[^\\])*?::)?((?:\\.|[^{\\])*)\{((?:\\.|[^}\\])*)\}$/.exec(block) ?? [];
    const answer = inside === undefined ? null : giftAnswer(inside.trim());
    return answer && { stem: wordsOf(unescaped(stem)), points: 1, answer };
  });

/** The blocks of an Aiken file: a question ends with its answer line, or before text after its options. */
export const readAiken = (text: string): ReadAgain[] => {
  const found: ReadAgain[] = [];
  let stem: string[] = [];
  let options: string[] = [];
  const end = (letter: string | null): void => {
    const answer = one(
      options,
      options.map((_, index) => (String.fromCodePoint(65 + index) === letter ? 1 : 0)),
    );
    found.push(letter === null || options.length < 2 ? null : { stem: stem.join(" "), points: 1, answer });
    [stem, options] = [[], []];
  };
  for (const line of text.split("\n").map((written) => written.trim())) {
    const isOption = /^[A-Z][.)] /.test(line);
    if (line.startsWith("ANSWER:")) end(line.slice(7).trim());
    else if (isOption) options.push(line.slice(3));
    else if (line !== "") {
      if (options.length > 0) end(null);
      stem.push(line);
    }
  }
  if (stem.length > 0) end(null);
  return found;
};
