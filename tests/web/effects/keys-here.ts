import { openDB } from "idb";
import { makeReceivedKeys } from "../../../src/web/effects/account-keys";
import { makeStoredKeys } from "../../../src/web/effects/device/stored-keys";

/** The key that the server derives for each of them. */
export const keyOf = (person: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(person.padEnd(32, "."))));

/** The keys of one page; `told`: the persons whose keys the server has sent. */
export const keysHere = (...told: readonly string[]) => {
  const toldHere = makeReceivedKeys();
  for (const person of told) toldHere.tell(person, keyOf(person));
  return { ...makeStoredKeys(toldHere), tell: (person: string) => toldHere.tell(person, keyOf(person)) };
};

/** Everything in this browser's databases, as a person at its console can read it. */
const everything = async (): Promise<unknown[]> => {
  const all: unknown[] = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await openDB(name ?? "");
    for (const store of database.objectStoreNames) all.push(...(await database.getAll(store)));
    database.close();
  }
  return all;
};

const isKey = (value: unknown): value is CryptoKey => Object.prototype.toString.call(value) === "[object CryptoKey]";

export const everyKey = async (): Promise<CryptoKey[]> => (await everything()).filter(isKey);

type Cipher = { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer };
const isCipher = (value: unknown): value is Cipher =>
  typeof value === "object" && value !== null && "iv" in value && "bytes" in value;
const cipherOf = (value: unknown): readonly Cipher[] => {
  if (isCipher(value)) return [value];
  const sealed = typeof value === "object" && value !== null && "sealed" in value ? value.sealed : null;
  return isCipher(sealed) ? [sealed] : [];
};

/** All sealed data there, and the parts that any key stored there opens. */
export const pried = async (): Promise<{ readonly sealed: number; readonly opened: readonly string[] }> => {
  const ciphers = (await everything()).flatMap(cipherOf);
  const keys = await everyKey();
  const tries = ciphers.flatMap(({ iv, bytes }) =>
    keys.map((key) =>
      crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes).then(
        (plain) => [new TextDecoder().decode(plain)],
        () => [],
      ),
    ),
  );
  return { sealed: ciphers.length, opened: (await Promise.all(tries)).flat() };
};
