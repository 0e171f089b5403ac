import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { MessagePart } from "../i18n/message-id";
import type { RouterContext } from "./router-context";

/** Whether a part of the messages that no page loads by itself has loaded; starts loading it. */
export const useMessagePart = (part: MessagePart): boolean => {
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | null;
  const { messages } = (router?.options.context ?? {}) as Partial<RouterContext>;
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
