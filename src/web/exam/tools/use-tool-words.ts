import { useMessagePart } from "../../contexts/use-message-part";

/** Whether the words of the tools have come; asks for them. */
export const useToolWords = (): boolean => useMessagePart("tools");
