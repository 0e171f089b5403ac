import type { ExportedSection, ExportedTest } from "../exported-test";
import { textInLanguage } from "../question";
import { xmlElement, xmlHead } from "../xml";
import { root } from "./item";

export interface WrittenSection {
  readonly section: ExportedSection;
  /** Identifiers of its questions. */
  readonly items: readonly string[];
  /** The directions as XML; empty: none. */
  readonly directions: string;
}

const timeLimits = (ms: number | null): string =>
  ms === null ? "" : xmlElement("qti-time-limits", { "max-time": ms / 1_000 });

const rubric = (directions: string): string =>
  directions === ""
    ? ""
    : xmlElement(
        "qti-rubric-block",
        { use: "instructions", view: "candidate" },
        xmlElement("qti-content-body", {}, directions),
      );

const itemReference = (identifier: string): string =>
  xmlElement("qti-assessment-item-ref", { identifier, href: `items/${identifier}.xml` });

const writeSection = (
  { section, items, directions }: WrittenSection,
  place: number,
  language: ExportedTest["language"],
): string =>
  xmlElement(
    "qti-assessment-section",
    { identifier: `section-${place + 1}`, title: textInLanguage(section.title, language), visible: true },
    [
      timeLimits(section.timeLimitMs),
      section.draw === undefined ? "" : xmlElement("qti-selection", { select: Math.min(section.draw, items.length) }),
      section.shuffle === true ? xmlElement("qti-ordering", { shuffle: true }) : "",
      rubric(directions),
      ...items.map(itemReference),
    ],
  );

/** The declaration of the total score and the rule that sums the points of all questions. */
const outcomes = {
  declared: xmlElement("qti-outcome-declaration", {
    identifier: "SCORE",
    cardinality: "single",
    "base-type": "float",
  }),
  processing: xmlElement(
    "qti-outcome-processing",
    {},
    xmlElement(
      "qti-set-outcome-value",
      { identifier: "SCORE" },
      xmlElement("qti-sum", {}, xmlElement("qti-test-variables", { "variable-identifier": "SCORE" })),
    ),
  ),
};

/**
 * The test as a QTI 3 document; each section becomes a test part, because students leave sections one after another.
 */
export const writeTest = (test: ExportedTest, sections: readonly WrittenSection[]): string => {
  const { language, title, attempts, timeLimitMs, freeMovement } = test;
  const parts = sections.map((section, place) =>
    xmlElement(
      "qti-test-part",
      {
        identifier: `part-${place + 1}`,
        "navigation-mode": freeMovement ? "nonlinear" : "linear",
        "submission-mode": "simultaneous",
      },
      [
        xmlElement("qti-item-session-control", { "max-attempts": attempts ?? 0 }),
        writeSection(section, place, language),
      ],
    ),
  );
  const attributes = { ...root, identifier: "test", title: textInLanguage(title, language), "xml:lang": language };
  return `${xmlHead}${xmlElement("qti-assessment-test", attributes, [
    outcomes.declared,
    timeLimits(timeLimitMs),
    ...parts,
    outcomes.processing,
  ])}`;
};
