import { createContext, useContext } from "react";
import type { SittingActor } from "./sitting-actor";

const SittingContext = createContext<SittingActor | null>(null);
export const SittingProvider = SittingContext.Provider;

/** The actor of the sitting whose screen this is. */
export function useSittingActor(): SittingActor {
  const sitting = useContext(SittingContext);
  if (sitting === null) throw new Error("no sitting above this component");
  return sitting;
}
