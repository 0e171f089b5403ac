import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** Whether the words of the tools have come; asks for them. */
export const useToolWords = (): boolean => {
  const { messages } = useRouteContext({ strict: false });
  const [isThere, setThere] = useState(messages === undefined);
  useEffect(() => {
    let isWanted = true;
    void messages?.load(["tools"]).then(() => isWanted && setThere(true));
    return () => {
      isWanted = false;
    };
  }, [messages]);
  return isThere;
};
