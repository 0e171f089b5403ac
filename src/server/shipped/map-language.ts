import { mapTest } from "./map-test";

export const mapLanguage = mapTest({
  subject: "language",
  title: { en: "MAP Language Usage", zh: "MAP 语言运用" },
  measures: {
    en:
      "Grammar and usage, spelling and punctuation, and writing. The questions follow your answers, so that the " +
      "result says where you stand from grade 2 to grade 11.",
    zh: "语法与用法、拼写与标点、写作。题目会随你的作答调整难度，结果反映你在二至十一年级范围内的水平。",
  },
  section: { en: "Language Usage", zh: "语言运用" },
  tools: ["eliminator"],
  rules: [],
  startLevels: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
});
