import type { Meaning, LevelSet } from "../model";
import { a1Meanings } from "./a1";
import { a2Meanings } from "./a2";
import { b1Meanings } from "./b1";
import { b2Meanings } from "./b2";
import { c1Meanings } from "./c1";
import { c2Meanings } from "./c2";
import { preA1Meanings } from "./pre-a1";

export const meaningSets: readonly LevelSet<Meaning>[] = [
  preA1Meanings,
  a1Meanings,
  a2Meanings,
  b1Meanings,
  b2Meanings,
  c1Meanings,
  c2Meanings,
];
