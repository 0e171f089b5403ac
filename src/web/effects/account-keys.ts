import { nameOfGuest } from "../../../machines/visitor/guest-facts";
import type { SendCall } from "./http";

/** Keys that this page received from the server, by the name of the person or guest. No script can read them out. */
export interface ReceivedKeys {
  /** `key`: 256 bits in base64. Not stored where the page is not served securely (no `crypto.subtle`). */
  tell(person: string, key: string): void;
  get(person: string): Promise<CryptoKey> | undefined;
  /** Removes the keys of all other persons and returns them. */
  takeOthers(isOwn: (person: string) => boolean): readonly (readonly [string, Promise<CryptoKey>])[];
}

const imported = async (subtle: SubtleCrypto, base64: string): Promise<CryptoKey> => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
};

export const makeReceivedKeys = (): ReceivedKeys => {
  const told = new Map<string, Promise<CryptoKey>>();
  return {
    tell: (person, key) => {
      const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
      if (subtle === undefined) return;
      const made = imported(subtle, key);
      made.catch(() => undefined);
      told.set(person, made);
    },
    get: (person) => told.get(person),
    takeOthers: (isOwn) => {
      const others = [...told].filter(([person]) => !isOwn(person));
      for (const [person] of others) told.delete(person);
      return others;
    },
  };
};

/** The keys that this page received. */
export const receivedKeys = makeReceivedKeys();

interface Introduced {
  readonly device_key?: unknown;
  readonly username?: unknown;
  readonly guest_id?: unknown;
}

const namesOf = {
  userInfo: ({ username }: Introduced) => username,
  visitInfo: ({ guest_id: id }: Introduced) => (typeof id === "string" ? nameOfGuest(id) : undefined),
};
type Introducing = keyof typeof namesOf;
const introduces = (name: string): name is Introducing => Object.hasOwn(namesOf, name);

/**
 * Wraps calls: passes the device key in the answers that introduce a person or guest to `told`, and removes it from the
 * answer, so that no other code gets it.
 */
export const takingKeys =
  (call: SendCall, told: Pick<ReceivedKeys, "tell">): SendCall =>
  async (name, input, options) => {
    const answer = await call(name, input, options);
    if (!introduces(name)) return answer;
    const { device_key: key, ...rest } = answer as Introduced;
    const person = namesOf[name](rest);
    if (typeof key === "string" && typeof person === "string") told.tell(person, key);
    return rest as typeof answer;
  };
