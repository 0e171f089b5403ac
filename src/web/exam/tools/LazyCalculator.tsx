import { Suspense } from "react";
import { lazyPart } from "../../site/lazy-part";

const Calculator = lazyPart(() => import("./Calculator"), "Calculator");

/** Fetches the calculator before it is asked for. */
export const preloadCalculator = (): void => void Calculator.preload();

/** The calculator, in a chunk of its own. */
export const LazyCalculator = ({ onClose }: { readonly onClose: () => void }) => (
  <Suspense fallback={null}>
    <Calculator onClose={onClose} />
  </Suspense>
);
