import { tabKeys, type TextStorage } from "../platform/storage";

/** A guest's result that the next person to sign in takes over into their account. */
export interface Claim {
  /** Token of the visit. */
  readonly token: string;
  /** Name that the guest entered; may be empty. */
  readonly name: string;
}

/**
 * The claim of one browser tab. A refused sign-in keeps it; it is removed when taken over, given up, or on sign-out.
 */
export const claimIn = (tab: TextStorage) => ({
  read: (): Claim | null => {
    const token = tab.get(tabKeys.claim);
    return token === null || token === "" ? null : { token, name: tab.get(tabKeys.claimName) ?? "" };
  },
  store: ({ token, name }: Claim): void => {
    tab.set(tabKeys.claim, token);
    tab.set(tabKeys.claimName, name);
  },
  drop: (): void => {
    tab.remove(tabKeys.claim);
    tab.remove(tabKeys.claimName);
  },
});
