import { mapTest } from "./map-test";

export const mapReading = mapTest({
  subject: "reading",
  title: { en: "MAP Reading", zh: "MAP 阅读" },
  measures: {
    en:
      "Literary texts, informational texts, and vocabulary. Two or three questions belong to each text; the texts " +
      "follow your answers, so that the result says where you stand from grade 2 to grade 12.",
    zh: "文学类文本、信息类文本与词汇。每篇文章有两三道题，文章会随你的作答调整难度，结果反映你在二至十二年级范围内的水平。",
  },
  section: { en: "Reading", zh: "阅读" },
  tools: ["eliminator"],
  withheld: ["textToSpeech"],
  rules: [],
  startLevels: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
});
