import { createContext, useContext } from "react";
import type { AttemptRegistry } from "./attempt-registry";

const AttemptRegistryContext = createContext<AttemptRegistry | null>(null);
export const AttemptRegistryProvider = AttemptRegistryContext.Provider;

/** The attempts of the window that this page is in. Throws where no page above provides them. */
export const useAttemptRegistry = (): AttemptRegistry => {
  const registry = useContext(AttemptRegistryContext);
  if (registry === null) throw new Error("no attempt registry was provided above this component");
  return registry;
};
