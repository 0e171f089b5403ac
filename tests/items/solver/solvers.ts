import { advanced } from "./advanced";
import { arithmetic } from "./arithmetic";
import { early } from "./early";
import { earlyPictures } from "./early-pictures";
import { geometry } from "./geometry";
import { measurement } from "./measurement";
import { number } from "./number";
import { operations } from "./operations";
import { pictures } from "./pictures";
import type { Solver } from "./seen";
import { squares } from "./squares";

/** The second solver of each model of the bank of mathematics. */
export const mathsSolvers: Readonly<Record<string, Solver>> = {
  ...operations,
  ...number,
  ...measurement,
  ...geometry,
  ...pictures,
  ...early,
  ...squares,
  ...earlyPictures,
  ...arithmetic,
  ...advanced,
};
