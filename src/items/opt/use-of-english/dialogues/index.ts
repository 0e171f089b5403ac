import type { Dialogue, LevelSet } from "../model";
import { a1Dialogues } from "./a1";
import { a2Dialogues } from "./a2";
import { b1Dialogues } from "./b1";
import { b2Dialogues } from "./b2";
import { c1Dialogues } from "./c1";
import { c2Dialogues } from "./c2";
import { preA1Dialogues } from "./pre-a1";

export const dialogues: readonly LevelSet<Dialogue>[] = [
  preA1Dialogues,
  a1Dialogues,
  a2Dialogues,
  b1Dialogues,
  b2Dialogues,
  c1Dialogues,
  c2Dialogues,
];
