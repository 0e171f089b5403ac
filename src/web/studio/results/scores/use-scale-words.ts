import { useMemo } from "react";
import type { ClassScale } from "../../../../contract/classes/class-results";
import { cefrLevels, cefrName } from "../../../../contract/item/cefr";
import type { Descriptor } from "../../../../contract/report/report";
import { useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { formatsOf } from "../../../ui/format";

/** What a score may have beside its value. */
export const scoreFacts = ["stanine", "route", "level", "descriptor"] as const;
export type ScoreFact = (typeof scoreFacts)[number];

/** The values of each fact, the lowest first. */
const valuesOf: Readonly<Record<ScoreFact, readonly string[]>> = {
  stanine: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
  route: ["easier", "harder"],
  level: cefrLevels,
  descriptor: ["low", "lowAverage", "average", "highAverage", "high"] satisfies readonly Descriptor[],
};

/** The values of a fact that a table has as columns: all in order, then those that only these scales know. */
export const valuesIn = (fact: ScoreFact, scales: readonly ClassScale[]): readonly string[] => [
  ...new Set([...valuesOf[fact], ...scales.flatMap(({ counts }) => Object.keys(counts[fact]))]),
];

const routes = { easier: "classScores.route.easier", harder: "classScores.route.harder" } as const;

const descriptors = {
  low: "classScores.descriptor.low",
  lowAverage: "classScores.descriptor.lowAverage",
  average: "classScores.descriptor.average",
  highAverage: "classScores.descriptor.highAverage",
  high: "classScores.descriptor.high",
} as const;

const seasons = {
  fall: "classScores.season.fall",
  winter: "classScores.season.winter",
  spring: "classScores.season.spring",
} as const;

type MemberScore = ClassScale["members"][number];

const named = <Words extends Readonly<Record<string, string>>>(words: Words, name: string): Words[keyof Words] | null =>
  Object.hasOwn(words, name) ? (words[name] as Words[keyof Words]) : null;

/** Scores on the scale of a family with what belongs to them, in words and figures. */
export function useScaleWords() {
  const t = useMessage();
  const language = useLanguage();
  return useMemo(() => {
    const formats = formatsOf(language);
    const ofFact = (fact: ScoreFact, value: string): string => {
      if (fact === "stanine") return value;
      if (fact === "level") return cefrName(cefrLevels.find((level) => level === value) ?? "preA1");
      const message = named(fact === "route" ? routes : descriptors, value);
      return message === null ? value : t(message);
    };
    return {
      ofFact,
      score: formats.score,
      range: formats.range,
      signed: formats.signed,
      band: (band: readonly [number, number]) => t("classResults.band", { band: formats.range(band) }),
      group: (grade: number, season: string) => {
        const message = named(seasons, season);
        return t("classScores.group", { grade, season: message === null ? season : t(message) });
      },
      /** Percentile, stanine, level and the like, as far as the score has them. */
      facts: ({ percentile, stanine, route, level, descriptor }: MemberScore): string =>
        [
          level === undefined ? "" : ofFact("level", level),
          percentile === undefined ? "" : t("classScores.percentile", { percentile: formats.whole(percentile) }),
          stanine === undefined ? "" : t("classScores.stanineOf", { stanine }),
          descriptor === undefined ? "" : ofFact("descriptor", descriptor),
          route === undefined ? "" : ofFact("route", route),
        ]
          .filter((words) => words !== "")
          .join(" · "),
    };
  }, [t, language]);
}
