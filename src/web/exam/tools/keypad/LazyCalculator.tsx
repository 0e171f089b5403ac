import { Suspense } from "react";
import { lazyPart } from "../../../loading/lazy-part";
import type { CalculatorProps } from "./Calculator";

const Calculator = lazyPart(() => import("./Calculator"), "Calculator");

/** Preloads the calculator. */
export const preloadCalculator = (): void => void Calculator.preload();

/** The calculator, in a chunk of its own. */
export const LazyCalculator = (props: CalculatorProps) => (
  <Suspense fallback={null}>
    <Calculator {...props} />
  </Suspense>
);
