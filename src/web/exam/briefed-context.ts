import { createContext, useContext } from "react";

const BriefedContext = createContext(false);
export const BriefedProvider = BriefedContext.Provider;

/** Whether this student has just been told how the test goes, on its own page; nobody is told twice. */
export const useBriefed = (): boolean => useContext(BriefedContext);
