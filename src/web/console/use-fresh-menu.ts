import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** What has arrived of a sitting that was left changes what the lists of tests say of it. */
export const useFreshMenu = (client: QueryClient): void =>
  useEffect(() => {
    let isGone = false;
    let stop = (): void => undefined;
    const follow = async (): Promise<void> => {
      const { ownDevice } = await import("../effects/device/own-device");
      if (isGone) return;
      const emptied = ownDevice.outbox.on("queue.emptied", () => {
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
