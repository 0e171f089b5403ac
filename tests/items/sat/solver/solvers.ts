import type { Solver } from "../../solver/seen";
import { advanced } from "./advanced";
import { algebra } from "./algebra";
import { data } from "./data";
import { geometry } from "./geometry";

/** The second solver of each model of the bank of SAT Math. */
export const satMathSolvers: Readonly<Record<string, Solver>> = { ...algebra, ...advanced, ...data, ...geometry };
