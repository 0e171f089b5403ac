import { useWords } from "../../site/use-words";

/** Whether the words of the tools have come; asks for them. */
export const useToolWords = (): boolean => useWords("tools");
