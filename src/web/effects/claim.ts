import { tabKeys, type TextStorage } from "../platform/storage";

/** A guest's result that whoever signs in next takes into their account. */
export interface Claim {
  /** The token of the visit. */
  readonly token: string;
  /** The name that the guest goes by; may be empty. */
  readonly name: string;
}

/** The claim of one browser tab. A refused sign-in leaves it; it goes once taken, given up, or the person leaves. */
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
