import type { MemberResult } from "../../../contract/classes/class-results";

/** How many of a class have handed in, and where their scores lie; null: there is no score. */
export function sumsOf(members: readonly MemberResult[]) {
  const scores = members.flatMap(({ score }) => (score === null ? [] : [score])).toSorted((one, other) => one - other);
  const [below, above] = [scores[Math.floor((scores.length - 1) / 2)], scores[Math.floor(scores.length / 2)]];
  return {
    handedIn: members.filter(({ attempts }) => attempts > 0).length,
    median: below === undefined || above === undefined ? null : (below + above) / 2,
    lowest: scores[0] ?? null,
    highest: scores.at(-1) ?? null,
  };
}
