/* What pages keep on the device, as a worker reads and delivers it; stands before the worker's own words. */

/** A proxy's error page in place of the server's own word. */
const isForeignFault = ({ status, headers }) => status >= 500 && !headers.has("x-invigil");

const answered = (request) =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });

/** A database that pages have made on this device; null where none did. */
const opened = async (name) => {
  const asked = indexedDB.open(name);
  asked.addEventListener("upgradeneeded", () => asked.transaction.abort());
  return answered(asked).catch(() => null);
};

const unsealed = async (key, { iv, bytes }) =>
  JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes)));

/** The key of somebody who is here; null where that is nobody. */
const keyOf = async (person) => {
  const database = await opened("invigil-keys");
  if (database === null) return null;
  try {
    return (await answered(database.transaction("keys").objectStore("keys").get(person))) ?? null;
  } finally {
    database.close();
  }
};

/** Sends what a page would have sent that was closed over its hand-in; whatever is sent twice is taken once. */
const handIn = async ({ calls }) => {
  for (const { url, headers, body } of calls) {
    const response = await fetch(url, { method: "POST", headers, body, credentials: "omit" });
    if (isForeignFault(response) || !response.headers.has("x-invigil")) throw new Error("the server is not reached");
  }
};

/** Opens one after the other what is kept under names that begin so, as far as its key is here. */
const forEachKept = async (beginning, work) => {
  const database = await opened("invigil-kept");
  if (database === null) return;
  try {
    const kept = database.transaction(["keys", "kept"]);
    const all = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
    const [browserKey, names, sealed] = await Promise.all([
      answered(kept.objectStore("keys").get("kept")),
      answered(kept.objectStore("kept").getAllKeys(all)),
      answered(kept.objectStore("kept").getAll(all)),
    ]);
    const drop = (name) => answered(database.transaction("kept", "readwrite").objectStore("kept").delete(name));
    for (const [place, one] of sealed.entries()) {
      const key = one.person === undefined ? browserKey : await keyOf(one.person);
      if (key !== null) await work(await unsealed(key, one), () => drop(names[place]));
    }
  } finally {
    database.close();
  }
};

const handInAll = () =>
  forEachKept("handin.", async (kept, drop) => {
    await handIn(kept);
    await drop();
  });

self.addEventListener("sync", (event) => {
  if (event.tag === "hand-in") event.waitUntil(handInAll());
});
self.addEventListener("message", (event) => {
  if (event.data === "hand-in") event.waitUntil(handInAll().catch(() => undefined));
});
