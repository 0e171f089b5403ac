import type { SendCall } from "./http";
import { tabKeys, type TextStorage } from "./storage";

const redeemTimeout = 10_000;

/** What the visitor machine invokes; a visit belongs to one tab. */
export const visitorEffects = (call: SendCall, tab: TextStorage) => ({
  keptToken: (): string | null => tab.get(tabKeys.visitorToken),
  redeem: async (token: string, signal: AbortSignal): Promise<void> => {
    await call("userInfo", {}, { signal, token, timeout: redeemTimeout, showsFault: true });
  },
  keepVisit: (token: string): void => {
    tab.set(tabKeys.visitorToken, token);
  },
  clearVisit: (): void => {
    for (const key of [tabKeys.visitorToken, tabKeys.fullList, tabKeys.light]) tab.remove(key);
  },
});

export type VisitorEffects = ReturnType<typeof visitorEffects>;
