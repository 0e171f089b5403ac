import { exportedBy } from "../exported";
import type { LanguageModel } from "./engine/model";
import * as agreement from "./grammar/agreement";
import * as comparisons from "./grammar/comparisons";
import * as links from "./grammar/links";
import * as modifiers from "./grammar/modifiers";
import * as nouns from "./grammar/nouns";
import * as placement from "./grammar/placement";
import * as pronounLinks from "./grammar/pronoun-links";
import * as pronouns from "./grammar/pronouns";
import * as sentences from "./grammar/sentences";
import * as structure from "./grammar/structure";
import * as tenses from "./grammar/tenses";
import * as verbs from "./grammar/verbs";
import * as apostrophes from "./mechanics/apostrophes";
import * as capitals from "./mechanics/capitals";
import * as commaPairs from "./mechanics/comma-pairs";
import * as commas from "./mechanics/commas";
import * as endMarks from "./mechanics/end-marks";
import * as homophones from "./mechanics/homophones";
import * as hyphensDashes from "./mechanics/hyphens-dashes";
import * as quotes from "./mechanics/quotes";
import * as semicolons from "./mechanics/semicolons";
import * as spellingEndings from "./mechanics/spelling-endings";
import * as spellingWords from "./mechanics/spelling-words";
import * as combining from "./writing/combining";
import * as order from "./writing/order";
import * as shades from "./writing/shades";
import * as straySentences from "./writing/stray-sentences";
import * as transitions from "./writing/transitions";
import * as wording from "./writing/wording";

export const languageModels: readonly LanguageModel[] = [
  agreement,
  comparisons,
  links,
  modifiers,
  nouns,
  placement,
  pronounLinks,
  pronouns,
  sentences,
  structure,
  tenses,
  verbs,
  apostrophes,
  capitals,
  commaPairs,
  commas,
  endMarks,
  homophones,
  hyphensDashes,
  quotes,
  semicolons,
  spellingEndings,
  spellingWords,
  combining,
  order,
  shades,
  straySentences,
  transitions,
  wording,
].flatMap(exportedBy<LanguageModel>);
