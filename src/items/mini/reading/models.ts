import { compounds } from "./compounds";
import { foundational } from "./foundational";
import { languageWriting } from "./language";
import { laterStories } from "./later-stories";
import type { ReadingModel } from "./model";
import { whichScene } from "./scenes";
import { stories } from "./stories";
import { storyModels } from "./story";
import { vocabularyUse } from "./vocabulary";
import { wordsSeen } from "./words-seen";

export const readingModels: readonly ReadingModel[] = [
  ...foundational,
  ...compounds,
  ...wordsSeen,
  ...vocabularyUse,
  ...languageWriting,
  whichScene,
  ...[...stories, ...laterStories].flatMap(storyModels),
];
