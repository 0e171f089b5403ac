import type { Localized } from "../../contract/item/content";

type Titles = Readonly<Record<string, Localized>>;

export const languageAreas: Titles = {
  grammar: { en: "Grammar & Usage", zh: "语法与用法" },
  mechanics: { en: "Mechanics", zh: "标点、大小写与拼写" },
  writing: { en: "Writing", zh: "写作" },
};

export const languageSkills: Titles = {
  agreement: { en: "Subject and verb agreement", zh: "主谓一致" },
  apostrophes: { en: "Apostrophes", zh: "撇号" },
  audience: { en: "Audience and purpose", zh: "读者与写作目的" },
  capitals: { en: "Capital letters", zh: "大写字母" },
  combining: { en: "Combining sentences", zh: "合并句子" },
  commas: { en: "Commas", zh: "逗号" },
  endMarks: { en: "End punctuation", zh: "句末标点" },
  homophones: { en: "Words that sound alike", zh: "同音词" },
  hyphensDashes: { en: "Hyphens, dashes, and parentheses", zh: "连字符、破折号与括号" },
  modifiers: { en: "Adjectives, adverbs, and modifiers", zh: "形容词、副词与修饰语" },
  nouns: { en: "Nouns and plurals", zh: "名词与复数" },
  organising: { en: "Organising ideas", zh: "组织内容" },
  planning: { en: "Planning and research", zh: "构思与查找资料" },
  pronouns: { en: "Pronouns", zh: "代词" },
  quotationMarks: { en: "Quotation marks", zh: "引号" },
  revising: { en: "Revising a draft", zh: "修改草稿" },
  semicolonsColons: { en: "Semicolons and colons", zh: "分号与冒号" },
  sentences: { en: "Sentences and clauses", zh: "句子与从句" },
  spelling: { en: "Spelling", zh: "拼写" },
  transitions: { en: "Transitions", zh: "过渡词" },
  verbs: { en: "Verb forms and tenses", zh: "动词形式与时态" },
  wordChoice: { en: "Word choice", zh: "措辞" },
  wordClasses: { en: "Kinds of words", zh: "词类" },
};
