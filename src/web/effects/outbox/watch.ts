import type { OutboxActor } from "./link";
import type { DeviceStore } from "./store";

/** Events fired when the page, or the window around it, is left. */
const types = ["pagehide", "blur"] as const;

/** Notifies the outbox when the network returns, and when a field or the page is left. Lasts as long as the page. */
export const watchPage = (page: Window, outbox: OutboxActor): void => {
  const flush = () => outbox.send({ type: "flush.wanted" });
  for (const type of types) page.addEventListener(type, flush);
  page.document.addEventListener("focusout", flush);
  page.document.addEventListener("visibilitychange", () => {
    if (page.document.visibilityState === "hidden") flush();
  });
  page.addEventListener("online", () => outbox.send({ type: "connection.restored" }));
};

/** Notifies the outbox when the stored work may have been lost. */
export const watchStore = (store: Pick<DeviceStore, "onLost">, outbox: OutboxActor): void =>
  store.onLost(() => outbox.send({ type: "storage.lost" }));
