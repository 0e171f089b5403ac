import type { AuthoredItem } from "./engine/model";
import { authoredGrammar } from "./grammar/authored";
import { authoredMechanics } from "./mechanics/authored";
import { gradeThree } from "./writing/own/grade-three";
import { gradeTwo } from "./writing/own/grade-two";
import { middle } from "./writing/own/middle";
import { upper } from "./writing/own/upper";

export const authoredLanguageItems: readonly AuthoredItem[] = [
  ...authoredGrammar,
  ...authoredMechanics,
  ...gradeTwo,
  ...gradeThree,
  ...middle,
  ...upper,
];
