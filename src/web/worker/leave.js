/*
 * Stands in the place of the worker that keeps pages where a site does without: takes away what that one has kept, then
 * itself. Where a sitting is under way on the device it does not come in, so that the old worker stays until it is over.
 */
const dayMs = 86_400_000;

/** By the server's time as the device last heard it; without an end it may go on for a day. */
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
  // what cannot be read brings nobody back into a sitting
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
