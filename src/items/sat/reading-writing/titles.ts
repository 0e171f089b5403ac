import type { Localized } from "../../../contract/item/content";
import type { ReadingWritingDomain, Skill } from "./entry";

export const readingWritingAreas: Readonly<Record<ReadingWritingDomain, Localized>> = {
  craft: { en: "Craft and Structure", zh: "技巧与结构" },
  ideas: { en: "Information and Ideas", zh: "信息与观点" },
  conventions: { en: "Standard English Conventions", zh: "标准英语规范" },
  expression: { en: "Expression of Ideas", zh: "观点表达" },
};

export const readingWritingSkills: Readonly<Record<Skill, Localized>> = {
  wordsInContext: { en: "Words in context", zh: "语境词义" },
  structurePurpose: { en: "Text structure and purpose", zh: "篇章结构与目的" },
  crossText: { en: "Cross-text connections", zh: "双篇关联" },
  centralIdeas: { en: "Central ideas and details", zh: "主旨与细节" },
  textualEvidence: { en: "Command of evidence: textual", zh: "文本证据运用" },
  quantitativeEvidence: { en: "Command of evidence: quantitative", zh: "数据证据运用" },
  inferences: { en: "Inferences", zh: "推断" },
  boundaries: { en: "Boundaries", zh: "句子边界与标点" },
  formSense: { en: "Form, structure, and sense", zh: "词形、结构与语义" },
  transitions: { en: "Transitions", zh: "过渡衔接" },
  synthesis: { en: "Rhetorical synthesis", zh: "信息整合表达" },
};
