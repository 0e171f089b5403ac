/*
 * Keeps the pages of this release on the device, and hands in what a closed page has left; what the server is asked is
 * never kept.
 */
const release = "release-%RELEASE%";
const files = ["%FILES%"];
const answerMs = 3_000;
const isKept = /^\/assets\//;
const isPage = (path) => !/^\/(api|assets|media|uploads|video)\/|\.[a-z0-9]{1,8}$/i.test(path);

/** The shell as the server sent it, with the policy that names its scripts. */
const install = async () => {
  const cache = await caches.open(release);
  await cache.add(new Request("/", { cache: "no-cache", credentials: "omit" }));
  await cache.addAll(files);
};

/** Open pages of the release before still find their parts. */
const activate = async () => {
  const kept = (await caches.keys()).filter((name) => name.startsWith("release-") && name !== release);
  await Promise.all(kept.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
};

/** A proxy's error page in place of the server's own word. */
const isForeignFault = ({ status, headers }) => status >= 500 && !headers.has("x-invigil");

const page = async (request) => {
  const kept = async () => (await caches.open(release)).match("/");
  const shell = async () => (await kept()) ?? Response.error();
  const own = async (response) => (isForeignFault(response) ? ((await kept()) ?? response) : response);
  const asked = fetch(request).then(own, shell);
  const late = new Promise((resolve) => setTimeout(() => resolve(shell()), answerMs));
  return Promise.race([asked, late]);
};

/** The bytes that were asked for, as players of sound do. */
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

/** A picture or sound of a sitting that is under way on this device. */
const medium = async (request) => {
  const kept = await caches.match(request.url, { ignoreVary: true });
  return kept === undefined ? fetch(request) : ranged(kept, request.headers.get("range"));
};

const part = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

const answered = (request) =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });

/** What pages have sealed on this device; null where none ever did. */
const openKept = async () => {
  const asked = indexedDB.open("invigil-kept");
  asked.addEventListener("upgradeneeded", () => asked.transaction.abort());
  return answered(asked).catch(() => null);
};

const unsealed = async (key, { iv, bytes }) =>
  JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes)));

/** Sends what a page would have sent that was closed over its hand-in; whatever is sent twice is taken once. */
const handIn = async ({ calls }) => {
  for (const { url, headers, body } of calls) {
    const response = await fetch(url, { method: "POST", headers, body, credentials: "omit" });
    if (isForeignFault(response) || !response.headers.has("x-invigil")) throw new Error("the server is not reached");
  }
};

const handInAll = async () => {
  const database = await openKept();
  if (database === null) return;
  try {
    const kept = database.transaction(["keys", "kept"]);
    const all = IDBKeyRange.bound("handin.", "handin.\uffff");
    const [key, names, sealed] = await Promise.all([
      answered(kept.objectStore("keys").get("kept")),
      answered(kept.objectStore("kept").getAllKeys(all)),
      answered(kept.objectStore("kept").getAll(all)),
    ]);
    for (const [place, one] of sealed.entries()) {
      await handIn(await unsealed(key, one));
      await answered(database.transaction("kept", "readwrite").objectStore("kept").delete(names[place]));
    }
  } finally {
    database.close();
  }
};

self.addEventListener("sync", (event) => {
  if (event.tag === "hand-in") event.waitUntil(handInAll());
});
self.addEventListener("message", (event) => {
  if (event.data === "hand-in") event.waitUntil(handInAll().catch(() => undefined));
});
self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (isKept.test(pathname)) event.respondWith(part(request));
  else if (pathname.startsWith("/media/")) event.respondWith(medium(request));
  else if (request.mode === "navigate" && isPage(pathname)) event.respondWith(page(request));
});
