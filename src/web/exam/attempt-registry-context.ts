import { createContext, useContext } from "react";
import { windowAttempts, type AttemptRegistry } from "./attempts";

const AttemptRegistryContext = createContext<AttemptRegistry>(windowAttempts);
export const AttemptRegistryProvider = AttemptRegistryContext.Provider;

/** The attempts of the window that this page is in. */
export const useAttemptRegistry = (): AttemptRegistry => useContext(AttemptRegistryContext);
