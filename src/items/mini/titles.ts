import type { Localized } from "../../contract/item/content";

type Titles = Readonly<Record<string, Localized>>;

export const miniMathAreas: Titles = {
  numberSense: { en: "Number Sense", zh: "数感" },
  measurementData: { en: "Measurement & Data", zh: "测量与数据" },
};

export const miniMathSkills: Titles = {
  area: { en: "Covering with squares", zh: "用方格铺满" },
  calendar: { en: "Days and dates", zh: "星期与日期" },
  equalGroups: { en: "Equal groups", zh: "每份一样多" },
  facts: { en: "Adding and subtracting", zh: "加减口算" },
  makingTen: { en: "Making a number", zh: "凑数" },
  numerals: { en: "Reading numbers", zh: "认数字" },
  skipCounting: { en: "Counting in steps", zh: "跳着数" },
  sorting: { en: "Sorting", zh: "分类" },
  stories: { en: "Number stories", zh: "数学小故事" },
  turns: { en: "Turns", zh: "旋转" },
};

export const miniReadingAreas: Titles = {
  foundational: { en: "Foundational Skills", zh: "基础技能" },
  vocabularyUse: { en: "Vocabulary Use and Functions", zh: "词汇与运用" },
  languageWriting: { en: "Language and Writing", zh: "语言与写作" },
  literatureInformation: { en: "Literature and Informational Text", zh: "文学与信息类文本" },
};

export const miniReadingSkills: Titles = {
  capitalsAndMarks: { en: "Capitals and marks", zh: "大写与标点" },
  categories: { en: "Things of one kind", zh: "词语归类" },
  letters: { en: "Letters", zh: "字母" },
  meanings: { en: "What words mean", zh: "词义" },
  opposites: { en: "Opposites", zh: "反义词" },
  pictureWords: { en: "Words and pictures", zh: "看图识词" },
  plurals: { en: "One and more", zh: "单数与复数" },
  print: { en: "Letters, words, and sentences", zh: "字母、单词与句子" },
  rhymes: { en: "Rhymes", zh: "押韵" },
  sentenceMeaning: { en: "What sentences say", zh: "句子理解" },
  sentences: { en: "Building sentences", zh: "造句" },
  sequence: { en: "What happens when", zh: "事情的先后" },
  sightWords: { en: "Words known at sight", zh: "常见词" },
  sounds: { en: "Sounds in words", zh: "词里的音" },
  spelling: { en: "Letters for sounds", zh: "拼写" },
  syllables: { en: "Parts of words", zh: "音节" },
  character: { en: "People in stories", zh: "故事人物" },
  wordForms: { en: "Forms of words", zh: "词形变化" },
};
