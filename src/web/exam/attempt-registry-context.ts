import { createContext, useContext } from "react";
import type { AttemptRegistry } from "./attempt-registry";

const AttemptRegistryContext = createContext<AttemptRegistry | null>(null);
export const AttemptRegistryProvider = AttemptRegistryContext.Provider;

/** The attempt registry of this window. Throws where no provider is above the component. */
export const useAttemptRegistry = (): AttemptRegistry => {
  const registry = useContext(AttemptRegistryContext);
  if (registry === null) throw new Error("no attempt registry was provided above this component");
  return registry;
};
