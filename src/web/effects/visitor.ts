import type { GuestVisit } from "../../../machines/visitor/visitor.machine";
import { tabKeys, type TextStorage } from "../platform/storage";
import type { SendCall } from "./http";
import { parsed } from "./parsed";

const redeemTimeout = 10_000;

const textIn = (kept: unknown, name: string): string => {
  const value =
    typeof kept === "object" && kept !== null ? new Map<string, unknown>(Object.entries(kept)).get(name) : "";
  return typeof value === "string" ? value : "";
};

/** The effects of the visitor machine; a visit belongs to one tab. */
export const visitorEffects = (call: SendCall, tab: TextStorage) => ({
  keptVisit: (): GuestVisit | null => {
    const [token, guest] = [tab.get(tabKeys.visitorToken), parsed(tab.get(tabKeys.guest))];
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
