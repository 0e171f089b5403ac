/** The browser's storage may be full, switched off or forbidden: writing then gives false. */
export interface TextStorage {
  get(key: string): string | null;
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/**
 * Wraps local or session storage; `open` is asked each time, since merely naming the storage may throw. What it
 * refuses to keep is held in memory.
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

/** Names under which the application keeps things in local storage. */
export const storageKeys = {
  token: "token",
  language: "language",
  theme: "theme",
  /** The theme that the site had last; the first paint reads it too. */
  siteTheme: "siteTheme",
  /** What the site said of itself last, for a start without network. */
  site: "site",
  collapse: "collapse",
  fromRouter: "fromRouter",
  visitedTabs: "visitedTabs",
  mapMiniVolume: "mapMiniVolume",
  /** By which this device is known to invitations that it has come in by. */
  visitKey: "visitKey",
} as const;

/** Names under which one tab keeps things in session storage. */
export const tabKeys = {
  visitorToken: "vtk",
  guest: "guest",
  /** The link that the address carried, until somebody has come in by it. */
  offeredLink: "offeredLink",
  /** The visit whose result whoever signs in next takes into their account. */
  claim: "claim",
  /** The name that the guest of that visit goes by. */
  claimName: "claimName",
  /** The provider that somebody was sent to, a dot, and the state that comes back with them. */
  socialState: "socialState",
  /** By which this browser is the one that sent them there. */
  socialKey: "socialKey",
  fullList: "fullList",
  light: "light",
  personalDraft: "personalDraft",
  /** With a colon and the attempt: the exercise that is on screen. */
  shownPlace: "shownPlace",
} as const;
