import type { GuestVisit } from "../../../machines/visitor/visitor.machine";
import { storageKeys, tabKeys, type TextStorage } from "../platform/storage";
import type { SendCall } from "./http";
import { parsed } from "./parsed";

const redeemTimeout = 10_000;

const textIn = (kept: unknown, name: string): string => {
  const value =
    typeof kept === "object" && kept !== null ? new Map<string, unknown>(Object.entries(kept)).get(name) : "";
  return typeof value === "string" ? value : "";
};

/** What the device has stored, with the guest of a room whose browser was closed, and the page that it opens. */
interface Restored {
  readonly local: TextStorage;
  readonly path: string;
}

const sittingPages = "/examAccess/";

/** The effects of the visitor machine; a visit belongs to one tab, or to the device where it is that of a room. */
export const visitorEffects = (call: SendCall, tab: TextStorage, { local, path }: Restored) => ({
  keptVisit: (): GuestVisit | null => {
    const isNobody = tab.get(tabKeys.visitorToken) === null && local.get(storageKeys.token) === null;
    const from = isNobody && path.startsWith(sittingPages) ? local : tab;
    const [token, guest] = [from.get(tabKeys.visitorToken), parsed(from.get(tabKeys.guest))];
    if (token === null) return null;
    return { token, guest: { guestId: textIn(guest, "guestId"), name: textIn(guest, "name") } };
  },
  redeem: async (token: string, signal: AbortSignal): Promise<void> => {
    await call("visitInfo", {}, { signal, token, timeout: redeemTimeout, showsFault: true });
  },
  keepVisit: ({ token, guest }: GuestVisit): void => {
    tab.set(tabKeys.visitorToken, token);
    tab.set(tabKeys.guest, JSON.stringify(guest));
  },
  clearVisit: (): void => {
    for (const key of [tabKeys.visitorToken, tabKeys.guest, tabKeys.fullList, tabKeys.light]) tab.remove(key);
  },
});

export type VisitorEffects = ReturnType<typeof visitorEffects>;
