/* Reads and sends data that pages have stored on the device; put in front of the text of each worker. */

/** Whether a reply is a proxy's error page in place of the server's own reply. */
const isForeignFault = ({ status, headers }) => status >= 500 && !headers.has("x-invigil");

const answered = (request) =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });

/** Opens a database that pages have made on this device; null where there is none. */
const opened = async (name) => {
  const asked = indexedDB.open(name);
  asked.addEventListener("upgradeneeded", () => asked.transaction.abort());
  return answered(asked).catch(() => null);
};

const unsealed = async (key, { iv, bytes }) =>
  JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes)));

/** The key of a person or guest; null where they are not signed in on this device. */
const keyOf = async (person) => {
  const database = await opened("invigil-keys");
  if (database === null) return null;
  try {
    return (await answered(database.transaction("keys").objectStore("keys").get(person))) ?? null;
  } finally {
    database.close();
  }
};

/** Sends the calls of a hand-in whose page was closed. A call sent twice takes effect once. */
const handIn = async ({ calls }) => {
  for (const { url, headers, body } of calls) {
    const response = await fetch(url, { method: "POST", headers, body, credentials: "omit" });
    if (isForeignFault(response) || !response.headers.has("x-invigil")) throw new Error("the server is not reached");
  }
};

/** Decrypts, one after another, the values stored under names with this prefix whose key is on the device. */
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
