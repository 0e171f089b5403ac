import type { Localized } from "../../contract/item/content";

export const readingAreas: Readonly<Record<string, Localized>> = {
  literary: { en: "Literary Text", zh: "文学类文本" },
  informational: { en: "Informational Text", zh: "信息类文本" },
  vocabulary: { en: "Vocabulary", zh: "词汇" },
};

export const readingSkills: Readonly<Record<string, Localized>> = {
  contextClues: { en: "Words from context", zh: "根据上下文推断词义" },
  craft: { en: "Author's craft and structure", zh: "写作手法与结构" },
  details: { en: "Finding details", zh: "查找细节" },
  figurativeLanguage: { en: "Figurative language", zh: "比喻与习语" },
  inference: { en: "Reading between the lines", zh: "推断" },
  mainIdea: { en: "Main idea and theme", zh: "中心思想与主题" },
  multipleMeanings: { en: "Words with several meanings", zh: "一词多义" },
  wordInContext: { en: "Word choice in a passage", zh: "文中词语的含义" },
  wordParts: { en: "Roots and affixes", zh: "词根与词缀" },
};
