import { createContext, useContext } from "react";

type Warned = readonly [isWarned: boolean, setWarned: (isWarned: boolean) => void];

const WarnedContext = createContext<Warned>([false, () => undefined]);
export const WarnedProvider = WarnedContext.Provider;

/** Whether the warning that this device stores nothing was dismissed; stays so from section to section. */
export const useWarned = (): Warned => useContext(WarnedContext);
