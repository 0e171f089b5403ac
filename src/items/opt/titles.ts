import type { Localized } from "../../contract/item/content";

type Titles = Readonly<Record<string, Localized>>;

export const optAreas: Titles = {
  grammarVocabulary: { en: "Grammar and Vocabulary", zh: "语法与词汇" },
  meaning: { en: "What Speakers Mean", zh: "理解说话人的意思" },
  gappedText: { en: "Completing a Text", zh: "短文填空" },
  listeningShort: { en: "Short Conversations", zh: "短对话" },
  listeningLong: { en: "Longer Conversations", zh: "长对话" },
  listeningMonologue: { en: "One Person Speaking", zh: "独白" },
};

export const optSkills: Titles = {
  grammarForm: { en: "Grammar", zh: "语法形式" },
  vocabulary: { en: "Vocabulary", zh: "词汇" },
  explicitMeaning: { en: "What is said", zh: "字面意思" },
  impliedMeaning: { en: "What is meant", zh: "言外之意" },
  gappedText: { en: "Words in a text", zh: "语篇用词" },
  listeningGist: { en: "Main point of what is heard", zh: "听懂大意" },
  listeningDetail: { en: "Details of what is heard", zh: "听懂细节" },
  listeningInference: { en: "What speakers mean without saying it", zh: "听出言外之意" },
};
