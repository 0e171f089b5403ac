import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Language } from "../../../src/contract/item/content";
import type { Report } from "../../../src/contract/report/report";
import { ReportScreen } from "../../../src/web/results/families/screens";
import { mapReport } from "./fixtures";
import { show } from "./show";
import { goldenCat, goldenSat } from "./staged-fixtures";

const without_rapid = { rit: 213.1, band: [209.9, 216.3] as [number, number] };
const some = { rapid: 3, answered: 43, without_rapid };
const doubtful = (reasons: ("wideBand" | "rapidGuessing")[]) => ({ verdict: "doubtful" as const, reasons });
const none = { estimate: null, areas: [], trace: [], next_steps: [] };
const invalid = { verdict: "invalid" as const, reasons: ["tooFewAnswers" as const, "rapidGuessing" as const] };

/** Doubtful results, by the reason for doubt. */
const reports: readonly (readonly [name: string, report: Report])[] = [
  ["a wide band, with some fast answers", mapReport({ engagement: some, validity: doubtful(["wideBand"]) })],
  ["fast answers", mapReport({ engagement: some, validity: doubtful(["rapidGuessing"]) })],
  ["both", mapReport({ engagement: some, validity: doubtful(["wideBand", "rapidGuessing"]) })],
  ["a few fast answers and no doubt", mapReport({ engagement: some })],
  ["no score", mapReport({ ...none, validity: invalid, engagement: { rapid: 9, answered: 10, without_rapid: null } })],
  ["a child's", mapReport({ family: "mapMini", engagement: some, validity: doubtful(["wideBand"]) })],
  ["a CAT with too few answers", goldenCat()],
  ["a SAT", goldenSat()],
];

/** The texts that are read as one piece: paragraphs, list entries and the texts of notes beside them. */
const sentencesOf = (root: Element): string[] =>
  [...root.querySelectorAll("p, li, h2, h3, [role=note] div")].flatMap((element) =>
    [...element.childNodes].flatMap(({ nodeType, textContent }) =>
      nodeType === Node.TEXT_NODE && textContent !== null ? textContent.split(/(?<=[.。])\s*/) : [],
    ),
  );

const shown = async (report: Report, language: Language) => {
  const { container } = show(
    <QueryClientProvider client={new QueryClient()}>
      <ReportScreen report={report} links={{ analysis: null, test: null, open: () => undefined }} />
    </QueryClientProvider>,
    language,
  );
  // the texts for parents are loaded, in both languages
  if (report.family === "mapMini") await screen.findByText(/snapshot of one day/);
  return container;
};

it.each(
  reports.flatMap(([name, report]) => (["en", "zh"] as const).map((language) => [name, language, report] as const)),
)("a guest's result in doubt says each doubt once: %s, %s", async (_, language, report) => {
  const container = await shown(report, language);
  const long = sentencesOf(container).filter((sentence) => sentence.length > (language === "zh" ? 8 : 30));
  expect(long.filter((sentence, index) => long.indexOf(sentence) !== index)).toEqual([]);
  const text = [...container.children].map((one) => one.textContent).join();
  const cautions = { en: /with caution|with care|would say little/g, zh: /仅供参考|谨慎|反映不出/g }[language];
  const isDoubtful = report.kind === "map" && report.validity.verdict !== "valid";
  expect(text.match(cautions)?.length ?? 0).toBe(isDoubtful ? 1 : 0);
});
