import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { runningAttempts } from "../site/running-attempts";

/** Queries whose answers contain the progress or the end of attempts. */
const ofSittings = ["menuList", "menuDetail", "answerRecord"] as const;

/** Refreshes these queries after a sitting was left, and when late operations of one have reached the server. */
export const useFreshMenu = (client: QueryClient): void =>
  useEffect(() => {
    if (runningAttempts.get().length > 0)
      for (const name of ofSittings) void client.invalidateQueries({ queryKey: [name] });
    let isGone = false;
    let stop = (): void => undefined;
    const follow = async (): Promise<void> => {
      const { browserDevice } = await import("../effects/device/browser-device");
      if (isGone) return;
      const emptied = browserDevice.outbox.on("queue.emptied", () => {
        void client.invalidateQueries({ queryKey: ["menuList"] });
      });
      stop = () => emptied.unsubscribe();
    };
    follow().catch(() => undefined);
    return () => {
      isGone = true;
      stop();
    };
  }, [client]);
