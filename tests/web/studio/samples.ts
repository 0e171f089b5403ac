import type { ImportDetail, ImportQuestion, ImportTest } from "../../../src/contract/importing/importing";

export const importedTest: ImportTest = {
  place: 0,
  title: "Cells",
  language: "en",
  subject: "general",
  time_limit_ms: 600_000,
  attempts: 2,
  kept: [{ code: "timeLimitKept", detail: "600 s", sentence: { en: "The time limit is kept.", zh: "时限已保留。" } }],
  changed: [{ code: "sectionsInTurn", sentence: { en: "Sections come one after the other.", zh: "各部分依次进行。" } }],
  sections: [
    { title: "Plants", items: 2, draw: 1, shuffle: true },
    { title: null, items: 1, time_limit_ms: 120_000 },
  ],
  counts: { exact: 2, changed: 1, refused: 1, left_out: 0, coming: 3 },
  choices: {},
  menu_id: null,
  published: false,
};

export const detail: ImportDetail = {
  import_id: "i1",
  version: 4,
  state: "reviewing",
  file_name: "cells.xml",
  size: 100,
  received: 100,
  by: "Ms Lin",
  at: 1_000,
  read: 4,
  format: "moodle-xml",
  fault: null,
  known: null,
  counts: importedTest.counts,
  tests: [importedTest],
};

const question = (number: number, more: Partial<ImportQuestion> = {}): ImportQuestion => ({
  number,
  test: 0,
  section: 0,
  where: { line: number },
  title: `Question ${number} of the file`,
  outcome: "exact",
  reasons: [],
  left_out: false,
  drawn: {
    stem: { en: `<p>Which is right in ${number}?</p>` },
    interaction: {
      type: "single_choice",
      options: ["a", "b", "c"].map((option_id) => ({ option_id, content: { en: `Option ${option_id}` } })),
      shuffle: false,
    },
    media: [],
    calculator: false,
    key: { type: "single_choice", option_id: "b", credit: { c: 0.5 }, lowest: -0.25 },
    points: 4,
    explanation: { en: "<p>Since b is the second.</p>" },
  },
  ...more,
});

export const questions: readonly ImportQuestion[] = [
  question(1),
  question(2, {
    outcome: "changed",
    reasons: [{ code: "styleReduced", sentence: { en: "Some styling was left out.", zh: "部分样式未保留。" } }],
  }),
  question(3, {
    outcome: "refused",
    section: null,
    drawn: null,
    reasons: [
      {
        code: "needsPerson",
        detail: "essay",
        sentence: { en: "A person has to mark this.", zh: "该题需要人工评分。" },
      },
    ],
  }),
  question(4),
];
