import type { Language } from "../../contract/item/content";
import type { ItemReport, PackageReading } from "./qti/package";
import { reasonSentence } from "./reasons";

const filesNamed = 12;

const words = {
  en: {
    counts: (title: string, all: number, exact: number, normalised: number, refused: number) =>
      `${title}: ${all} items; ${exact} read exactly, ${normalised} with changes, ${refused} refused.`,
    nothing: "Nothing in this package can be used, so no test was made.",
    refused: (count: number) => `Refused (${count}):`,
    normalised: (count: number) => `Read with changes (${count}):`,
    more: (count: number) => `and ${count} more`,
  },
  zh: {
    counts: (title: string, all: number, exact: number, normalised: number, refused: number) =>
      `${title}：共 ${all} 题；原样读入 ${exact} 题，调整后读入 ${normalised} 题，拒绝 ${refused} 题。`,
    nothing: "题包中没有可用的题目，未创建测试。",
    refused: (count: number) => `拒绝（${count}）：`,
    normalised: (count: number) => `调整后读入（${count}）：`,
    more: (count: number) => `另有 ${count} 个`,
  },
} as const satisfies Record<Language, unknown>;

const byReason = (entries: readonly ItemReport[], language: Language): string[] => {
  const groups = new Map<string, string[]>();
  for (const entry of entries) {
    for (const { code, detail } of entry.reasons) {
      const sentence =
        detail === undefined ? reasonSentence(code, language) : `${reasonSentence(code, language)} (${detail})`;
      groups.set(sentence, [...(groups.get(sentence) ?? []), entry.file.split("/").at(-1) ?? entry.file]);
    }
  }
  return [...groups].map(([sentence, files]) => {
    const rest = files.length - filesNamed;
    return (
      `  - ${sentence} [${files.length}] ` +
      `${files.slice(0, filesNamed).join(", ")}${rest > 0 ? `, ${words[language].more(rest)}` : ""}`
    );
  });
};

/** The report of an import as text: counts, then refused and changed items, grouped by reason with their files. */
export const importReportLines = (reading: PackageReading, language: Language): string[] => {
  const say = words[language];
  const of = (outcome: ItemReport["outcome"]) => reading.report.filter((entry) => entry.outcome === outcome);
  const refused = of("refused");
  const normalised = of("normalised");
  return [
    say.counts(reading.title, reading.report.length, of("exact").length, normalised.length, refused.length),
    ...(reading.items.length === 0 ? [say.nothing] : []),
    ...(refused.length === 0 ? [] : [say.refused(refused.length), ...byReason(refused, language)]),
    ...(normalised.length === 0 ? [] : [say.normalised(normalised.length), ...byReason(normalised, language)]),
  ];
};
