import { otherDatum, type Mutation } from "./xml-mutations";

/** All texts with one word or number replaced, within the matches of `within`. */
export const wordMutations = (text: string, within: RegExp = /[^]+/g): Mutation[] =>
  [...text.matchAll(within)].flatMap((part) =>
    [...part[0].matchAll(/[\p{L}\p{N}]+(?:\.\d+)?/gu)].map((found): Mutation => {
      const from = part.index + found.index;
      const to = otherDatum(found[0], { TRUE: "FALSE", FALSE: "TRUE", A: "B", B: "A" });
      const before = text.slice(Math.max(0, from - 20), from);
      return {
        of: `word after ${before}`,
        text: text.slice(0, from) + to + text.slice(from + found[0].length),
        from: found[0],
        to,
      };
    }),
  );

/** All texts with one of these signs replaced or removed, within the matches of `within`. */
export const signMutations = (
  text: string,
  signs: Readonly<Record<string, readonly string[]>>,
  within: RegExp = /[^]+/g,
): Mutation[] =>
  [...text.matchAll(within)].flatMap((part) =>
    Object.entries(signs).flatMap(([sign, others]) => {
      const places = part[0].split(sign).slice(0, -1);
      return places.flatMap((_, count) => {
        const from = part.index + places.slice(0, count + 1).join(sign).length;
        const before = text.slice(Math.max(0, from - 20), from);
        return others.map((to) => ({
          of: `sign after ${before}`,
          text: text.slice(0, from) + to + text.slice(from + sign.length),
          from: sign,
          to,
        }));
      });
    }),
  );

/** All texts with two neighbouring lines, or two neighbouring parts of a line, swapped. */
export const swapMutations = (text: string, parts: RegExp): Mutation[] => {
  const found = [...text.matchAll(parts)];
  return found.flatMap((one, place) => {
    const next = found[place + 1];
    if (next === undefined || one.index + one[0].length !== next.index || one[0] === next[0]) return [];
    const end = next.index + next[0].length;
    return [
      {
        of: "order of parts",
        text: text.slice(0, one.index) + next[0] + one[0] + text.slice(end),
        from: one[0],
        to: next[0],
      },
    ];
  });
};
