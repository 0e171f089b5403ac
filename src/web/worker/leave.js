/*
 * Replaces the worker that stores pages on sites that do not use it: deletes the stored pages, then itself. While a
 * sitting is under way on the device its installation fails, so that the old worker stays until the sitting is over.
 */
const dayMs = 86_400_000;

/** Whether a sitting is under way, by the server's time as last received; one without a deadline counts for a day. */
const isUnderWay = ({ held: { attempt }, at }) => {
  const now = attempt.server_time + Math.max(0, Date.now() - at);
  return now < (attempt.deadline ?? attempt.server_time + dayMs);
};

const hasSitting = async () => {
  let found = false;
  await forEachKept("sitting.", (sitting) => {
    found ||= isUnderWay(sitting);
  });
  return found;
};

const comeIn = async () => {
  // a sitting that cannot be read cannot be resumed, so it does not count
  if (await hasSitting().catch(() => false)) throw new Error("a sitting is under way on this device");
  await self.skipWaiting();
};

const leave = async () => {
  await handInAll().catch(() => undefined);
  const names = (await caches.keys()).filter((name) => /^(release|media)-/.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
};

self.addEventListener("install", (event) => event.waitUntil(comeIn()));
self.addEventListener("activate", (event) => event.waitUntil(leave()));
