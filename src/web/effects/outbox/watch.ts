import type { OutboxActor } from "./link";
import type { DeviceStore } from "./store";

/** The page, or the window around it, is left. */
const types = ["pagehide", "blur"] as const;

/**
 * Tells the outbox what the page undergoes: the network is back, a field or the page is left. Lasts as long as the
 * page.
 */
export const watchPage = (page: Window, outbox: OutboxActor): void => {
  const flush = () => outbox.send({ type: "flush.wanted" });
  for (const type of types) page.addEventListener(type, flush);
  page.document.addEventListener("focusout", flush);
  page.document.addEventListener("visibilitychange", () => {
    if (page.document.visibilityState === "hidden") flush();
  });
  page.addEventListener("online", () => outbox.send({ type: "connection.restored" }));
};

/** Tells the outbox when what it has written down may be gone. */
export const watchStore = (store: Pick<DeviceStore, "onLost">, outbox: OutboxActor): void =>
  store.onLost(() => outbox.send({ type: "storage.lost" }));
