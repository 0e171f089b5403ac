import type { Language } from "../../contract/item/content";
import { reasonSentence, type Reason } from "./reasons";
import type { FileReport, ImportedQuestion, TestReading } from "./report";

const placesNamed = 12;

const words = {
  en: {
    counts: (title: string, all: number, exact: number, changed: number, refused: number) =>
      `${title}: ${all} questions; ${exact} read exactly, ${changed} with changes, ${refused} refused.`,
    nothing: "No question of this test can be used, so no test was made.",
    kept: (count: number) => `Kept (${count}):`,
    about: (count: number) => `Changed in the test (${count}):`,
    refused: (count: number) => `Refused (${count}):`,
    changed: (count: number) => `Read with changes (${count}):`,
    more: (count: number) => `and ${count} more`,
    line: (line: number) => `line ${line}`,
  },
  zh: {
    counts: (title: string, all: number, exact: number, changed: number, refused: number) =>
      `${title}：共 ${all} 题；原样读入 ${exact} 题，调整后读入 ${changed} 题，拒绝 ${refused} 题。`,
    nothing: "该测试没有可用的题目，未创建测试。",
    kept: (count: number) => `已保留（${count}）：`,
    about: (count: number) => `测试中的调整（${count}）：`,
    refused: (count: number) => `拒绝（${count}）：`,
    changed: (count: number) => `调整后读入（${count}）：`,
    more: (count: number) => `另有 ${count} 个`,
    line: (line: number) => `第 ${line} 行`,
  },
} as const satisfies Record<Language, unknown>;

const sentenceOf = ({ code, detail }: Reason, language: Language): string =>
  detail === undefined ? reasonSentence(code, language) : `${reasonSentence(code, language)} (${detail})`;

const placeOf = ({ where, title, n }: ImportedQuestion, language: Language): string => {
  const { file, line, identifier } = where;
  if (line !== undefined) return words[language].line(line);
  return file?.split("/").at(-1) ?? identifier ?? title ?? String(n);
};

const byReason = (entries: readonly ImportedQuestion[], language: Language): string[] => {
  const groups = new Map<string, string[]>();
  for (const entry of entries)
    for (const reason of entry.reasons) {
      const sentence = sentenceOf(reason, language);
      const places = groups.get(sentence) ?? [];
      places.push(placeOf(entry, language));
      groups.set(sentence, places);
    }
  return [...groups].map(([sentence, places]) => {
    const rest = places.length - placesNamed;
    return (
      `  - ${sentence} [${places.length}] ` +
      `${places.slice(0, placesNamed).join(", ")}${rest > 0 ? `, ${words[language].more(rest)}` : ""}`
    );
  });
};

const listed = (title: (count: number) => string, reasons: readonly Reason[], language: Language): string[] =>
  reasons.length === 0
    ? []
    : [title(reasons.length), ...reasons.map((reason) => `  - ${sentenceOf(reason, language)}`)];

const testLines = (test: TestReading, language: Language): string[] => {
  const say = words[language];
  const of = (outcome: ImportedQuestion["outcome"]) => test.items.filter((entry) => entry.outcome === outcome);
  const refused = of("refused");
  const changed = of("changed");
  const about = [...(test.refusal === undefined ? [] : [test.refusal]), ...test.changed];
  return [
    say.counts(test.title, test.items.length, of("exact").length, changed.length, refused.length),
    ...(test.items.some(({ item }) => item !== undefined) ? [] : [say.nothing]),
    ...listed(say.about, about, language),
    ...(refused.length === 0 ? [] : [say.refused(refused.length), ...byReason(refused, language)]),
    ...(changed.length === 0 ? [] : [say.changed(changed.length), ...byReason(changed, language)]),
    ...listed(say.kept, test.kept, language),
  ];
};

/**
 * The report of an import as lines of text: for each test its counts, then its changes, refusals and preserved
 * settings, grouped by reason with the places in the file.
 */
export const importReportLines = (report: FileReport, language: Language): string[] =>
  report.tests.flatMap((test) => testLines(test, language));
