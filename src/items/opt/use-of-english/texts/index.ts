import type { GappedText, LevelSet } from "../model";
import { a1Texts } from "./a1";
import { a2Texts } from "./a2";
import { b1Texts } from "./b1";
import { b2Texts } from "./b2";
import { c1Texts } from "./c1";
import { c2Texts } from "./c2";
import { preA1Texts } from "./pre-a1";

export const gappedTexts: readonly LevelSet<GappedText>[] = [
  preA1Texts,
  a1Texts,
  a2Texts,
  b1Texts,
  b2Texts,
  c1Texts,
  c2Texts,
];
