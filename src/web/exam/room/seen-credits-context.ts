import { createContext, useContext } from "react";

type SeenCredits = readonly [seen: number, setSeen: (seen: number) => void];

const SeenCreditsContext = createContext<SeenCredits>([0, () => undefined]);
export const SeenCreditsProvider = SeenCreditsContext.Provider;

/** How many of the times given to the student were dismissed from the banner; stays so from section to section. */
export const useSeenCredits = (): SeenCredits => useContext(SeenCreditsContext);
