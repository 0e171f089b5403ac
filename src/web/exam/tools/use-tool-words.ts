import { useMessagePart } from "../../contexts/use-message-part";

/** Whether the messages of the tools are loaded; requests them. */
export const useToolWords = (): boolean => useMessagePart("tools");
