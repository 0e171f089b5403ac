import { createContext, useContext } from "react";
import { windowAttempts, type AttemptRegistry } from "./attempts";

const DeskContext = createContext<AttemptRegistry>(windowAttempts);
export const AttemptRegistryProvider = DeskContext.Provider;

/** The attempts of the window that this page is in. */
export const useAttemptRegistry = (): AttemptRegistry => useContext(DeskContext);
