import type { OwnItem } from "./engine/model";
import { ownGrammar } from "./grammar/own";
import { ownMechanics } from "./mechanics/own";
import { gradeThree } from "./writing/own/grade-three";
import { gradeTwo } from "./writing/own/grade-two";
import { middle } from "./writing/own/middle";
import { upper } from "./writing/own/upper";

export const own: readonly OwnItem[] = [
  ...ownGrammar,
  ...ownMechanics,
  ...gradeTwo,
  ...gradeThree,
  ...middle,
  ...upper,
];
