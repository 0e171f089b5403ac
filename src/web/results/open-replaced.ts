import { createContext, useContext } from "react";

const OpenReplacedContext = createContext<((regradeId: string) => void) | null>(null);
/** Opens the result as it was before a correction; where nothing is provided, as on paper, there is no way to it. */
export const OpenReplacedProvider = OpenReplacedContext.Provider;
export const useOpenReplaced = () => useContext(OpenReplacedContext);
