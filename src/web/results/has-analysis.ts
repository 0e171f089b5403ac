import { createContext, useContext } from "react";

const HasAnalysisContext = createContext(true);
/** Says of the reports below whether their reader can open the analysis; where nothing is said, they can. */
export const HasAnalysisProvider = HasAnalysisContext.Provider;
export const useHasAnalysis = (): boolean => useContext(HasAnalysisContext);
