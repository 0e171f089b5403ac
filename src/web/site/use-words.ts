import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { MessagePart } from "../i18n/message-id";
import type { RouterContext } from "./router-context";

/** Whether the words of a part have come that no page has loaded; asks for them. */
export const useWords = (part: MessagePart): boolean => {
  const { messages } = (useRouter().options.context ?? {}) as Partial<RouterContext>;
  const [isThere, setThere] = useState(messages === undefined);
  useEffect(() => {
    let isWanted = true;
    void messages?.load([part]).then(() => isWanted && setThere(true));
    return () => {
      isWanted = false;
    };
  }, [messages, part]);
  return isThere;
};
