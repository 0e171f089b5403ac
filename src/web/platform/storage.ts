/** The browser's storage may be full, switched off or forbidden: `set` then returns false. */
export interface TextStorage {
  get(key: string): string | null;
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/**
 * Wraps local or session storage; `open` is called on each access, since merely accessing the storage may throw. A
 * value that the storage refuses is stored in memory.
 */
export const makeTextStorage = (open: () => Storage): TextStorage => {
  const memory = new Map<string, string>();
  const attempt = <Result>(read: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return read(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (kept) memory.delete(key);
      else memory.set(key, value);
      return kept;
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
};

export const localText = makeTextStorage(() => window.localStorage);
export const sessionText = makeTextStorage(() => window.sessionStorage);

/** Keys of the application in local storage. */
export const storageKeys = {
  token: "token",
  language: "language",
  theme: "theme",
  /** The last known theme of the site; the first paint reads it too. */
  siteTheme: "siteTheme",
  /** The last known configuration of the site, for a start without network. */
  site: "site",
  collapse: "collapse",
  fromRouter: "fromRouter",
  visitedTabs: "visitedTabs",
  mapMiniVolume: "mapMiniVolume",
  /** The key by which invitations that this device has used recognise it. */
  visitKey: "visitKey",
  /** The place of this device in a room, and what it has asked for it with. */
  roomPlace: "roomPlace",
  /** Whether the seats of a room are shown as cards or as a table. */
  roomView: "roomView",
} as const;

/** Keys of one tab in session storage. */
export const tabKeys = {
  visitorToken: "vtk",
  guest: "guest",
  /** The invitation link from the address, until it has been used. */
  offeredLink: "offeredLink",
  /** The visit whose result the next person who signs in takes into their account. */
  claim: "claim",
  /** The name of that visit's guest. */
  claimName: "claimName",
  /** The provider to which the person was sent, a dot, and the state that the provider returns. */
  socialState: "socialState",
  /** The key that proves that this browser started the sign-in at the provider. */
  socialKey: "socialKey",
  /** The page that was asked for before the person was sent to the provider. */
  socialBack: "socialBack",
  fullList: "fullList",
  light: "light",
  personalDraft: "personalDraft",
  /** Followed by a colon and the attempt's id: the exercise on screen. */
  shownPlace: "shownPlace",
  /** The key that makes the test that is being written and that the server does not have yet. */
  newTest: "newTest",
  /** Followed by a colon and the key of a test: what is in its paste box. */
  pasteBox: "pasteBox",
} as const;
