import { createContext, useContext } from "react";

type Warned = readonly [isWarned: boolean, setWarned: (isWarned: boolean) => void];

const WarnedContext = createContext<Warned>([false, () => undefined]);
export const WarnedProvider = WarnedContext.Provider;

/** Whether the warning that this device keeps nothing has been read; it stays read from section to section. */
export const useWarned = (): Warned => useContext(WarnedContext);
