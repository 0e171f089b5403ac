import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Wakes the worker of this page's origin, as the browser does once there is a network. */
export const wakeWorker = async (page: Page): Promise<void> => {
  const protocol = await page.context().newCDPSession(page);
  const registrations: string[] = [];
  protocol.on("ServiceWorker.workerRegistrationUpdated", (event) =>
    registrations.push(...event.registrations.map(({ registrationId }) => registrationId)),
  );
  await protocol.send("ServiceWorker.enable");
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  await protocol.send("ServiceWorker.dispatchSyncEvent", {
    origin: new URL(page.url()).origin,
    registrationId: registrations.at(-1) ?? "",
    tag: "hand-in",
    lastChance: false,
  });
};
