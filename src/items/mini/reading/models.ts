import { compounds } from "./compounds";
import { foundational, lettersAlike, sameLetter } from "./foundational";
import { howMany } from "./how-many";
import { languageWriting } from "./language";
import { laterStories } from "./later-stories";
import { punctuationModels } from "./marks";
import type { ReadingModel } from "./model";
import { whichScene } from "./scenes";
import { sentenceModels } from "./sentences";
import { stories } from "./stories";
import { storyModels } from "./story";
import { twoThings } from "./two-things";
import { vocabularyUse } from "./vocabulary";
import { wordsRead } from "./words-read";
import { wordsSeen } from "./words-seen";

export const readingModels: readonly ReadingModel[] = [
  ...foundational,
  ...compounds,
  ...wordsSeen,
  ...vocabularyUse,
  ...languageWriting,
  ...sentenceModels,
  ...punctuationModels,
  ...wordsRead,
  sameLetter,
  lettersAlike,
  whichScene,
  twoThings,
  ...howMany,
  ...[...stories, ...laterStories].flatMap(storyModels),
];
