import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { runningAttempts } from "../site/running-attempts";

/** Lists that say how far sittings are, and when they end. */
const ofSittings = ["menuList", "menuDetail", "answerRecord"] as const;

/** Coming back from a sitting, and what has arrived of one that was left, changes what the lists say of it. */
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
