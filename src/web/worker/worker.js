/*
 * Stores the pages of this release on the device, and sends hand-ins of closed pages. Replies to calls are never
 * stored.
 */
const release = "release-%RELEASE%";
const files = ["%FILES%"];
const calls = ["%CALLS%"];
const answerMs = 3_000;
const isKept = /^\/assets\//;
const isPage = (path) => !/^\/(api|assets|media|uploads|video|seb|lti)\/|\.[a-z0-9]{1,8}$/i.test(path);

/** Number of files fetched in parallel; few, so that requests of pages, answers above all, need not wait. */
const lanes = 3;

/** Reuses the file of an earlier release: the same name means the same content. */
const keepPart = async (cache, file) => {
  const known = await caches.match(file, { ignoreVary: true });
  await (known === undefined ? cache.add(new Request(file, { priority: "low" })) : cache.put(file, known));
};

/** Stores all files and the page as the server sent it, with the policy that names its scripts. */
const install = async () => {
  const cache = await caches.open(release);
  await cache.add(new Request("/", { cache: "no-cache", credentials: "omit" }));
  const left = files.values();
  const lane = async () => {
    for (const file of left) await keepPart(cache, file);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};

/** Deletes old releases except the previous one, so that its open pages still find their files. */
const activate = async () => {
  const kept = (await caches.keys()).filter((name) => name.startsWith("release-") && name !== release);
  await Promise.all(kept.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
};

const page = async (request) => {
  const kept = async () => (await caches.open(release)).match("/");
  const shell = async () => (await kept()) ?? Response.error();
  const own = async (response) => (isForeignFault(response) ? ((await kept()) ?? response) : response);
  const asked = fetch(request).then(own, shell);
  const late = new Promise((resolve) => setTimeout(() => resolve(shell()), answerMs));
  return Promise.race([asked, late]);
};

/** The requested byte range of a stored file, as audio players ask for it. */
const ranged = async (kept, range) => {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  if (first === undefined) return kept;
  const whole = await kept.blob();
  const from = Number(first);
  const to = Math.min(last === "" ? whole.size : Number(last), whole.size - 1);
  if (from > to) return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${whole.size}` } });
  return new Response(whole.slice(from, to + 1), {
    status: 206,
    headers: { "Content-Type": whole.type, "Content-Range": `bytes ${from}-${to}/${whole.size}` },
  });
};

/** A picture or sound of an attempt under way on this device, from the cache or else from the network. */
const medium = async (request) => {
  const kept = await caches.match(request.url, { ignoreVary: true });
  return kept === undefined ? fetch(request) : ranged(kept, request.headers.get("range"));
};

const part = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/**
 * Where the browser supports it, lets calls bypass the worker, so that a call under way does not delay a newer worker.
 */
const passCalls = async (event) => {
  if (event.addRoutes === undefined) return;
  const byPath = calls.map((urlPattern) => ({ condition: { urlPattern }, source: "network" }));
  await event.addRoutes([{ condition: { requestMethod: "POST" }, source: "network" }, ...byPath]);
};

self.addEventListener("install", (event) => {
  event.waitUntil(passCalls(event).catch(() => undefined));
  event.waitUntil(install());
});
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (isKept.test(pathname)) event.respondWith(part(request));
  else if (pathname.startsWith("/media/")) event.respondWith(medium(request));
  else if (request.mode === "navigate" && isPage(pathname)) event.respondWith(page(request));
});
