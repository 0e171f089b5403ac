import type { ClassResults, ClassScale, ClassScores } from "../../src/contract/classes/class-results";
import { largeClass } from "./large-class";

const areas = [
  ["operations", "Operations and algebraic thinking", "运算与代数思维"],
  ["number", "Number and operations", "数与运算"],
  ["measurement", "Measurement and data", "测量与数据"],
  ["geometry", "Geometry", "几何"],
] as const;
const words = ["low", "lowAverage", "average", "highAverage", "high"] as const;
const band = (value: number, se: number): [number, number] => [value - se, value + se];
const tally = (names: readonly string[]) =>
  Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]));

/** A class that sat MAP, with its results in RIT and the scores on its scales; always the same. */
export function mapClass(size: number): { readonly results: ClassResults; readonly scores: ClassScores } {
  const before = largeClass(size, 24);
  const ritOf = (index: number) => 176 + ((index * 7) % 50);
  const members = before.members.map((member, index) => ({
    ...member,
    score: ritOf(index),
    band: { low: ritOf(index) - 3, high: ritOf(index) + 3 },
  }));
  const scaleOf = (scale: string | null, en: string, zh: string, shift: number): ClassScale => {
    const scores = members.map(({ attempt_id: id, score }, index) => ({
      attempt_id: id ?? "",
      value: score + shift,
      band: band(score + shift, shift === 0 ? 3 : 6),
      ...(shift === 0 ? { percentile: 5 + ((index * 13) % 90) } : {}),
      descriptor: words[Math.min(4, Math.floor((score - 176) / 10))] ?? "average",
    }));
    return {
      scale,
      title: { en, zh },
      unit: "rit",
      median: { value: 201 + shift, n: size, low: 195 + shift, high: 207 + shift },
      benchmark: null,
      members: scores,
      counts: { stanine: {}, route: {}, level: {}, descriptor: tally(scores.map(({ descriptor }) => descriptor)) },
    };
  };
  const grown = members.slice(0, Math.ceil(size * 0.8)).map(({ attempt_id: id, score }, index) => {
    const observed = (index % 9) - 1;
    return {
      attempt_id: id ?? "",
      from: score - observed,
      from_band: band(score - observed, 3),
      to: score,
      to_band: band(score, 3),
      observed,
      expected: 4,
      met: observed >= 4,
      percentile: 10 + index * 3,
    };
  });
  return {
    results: { ...before, members, scale: { unit: "rit", low: 100, high: 350 } },
    scores: {
      family: "map",
      norms: [
        { grade: 4, season: "fall", mean: 199, sd: 14, members: size - 2 },
        { grade: 5, season: "fall", mean: 209, sd: 15, members: 2 },
      ],
      scales: [
        scaleOf(null, "Number and shape", "数与形", 0),
        ...areas.map(([scale, en, zh], index) => scaleOf(scale, en, zh, index * 2 - 3)),
      ],
      validity: { invalid: 1, doubtful: 2 },
      growth: {
        of: size,
        observed: { value: 3, n: grown.length, low: 2, high: 5 },
        met: { value: 0.46, n: grown.length, low: 0.28, high: 0.65 },
        members: grown,
      },
    },
  };
}
