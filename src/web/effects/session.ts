import type { Credentials, Profile } from "../../../machines/session/session.machine";
import type { SendCall } from "./http";
import { storageKeys, type TextStorage } from "./storage";

/** What signing out removes beside the token; settings of the device (language, theme, volume) stay. */
const personalKeys = ["userInfo", "routes", "visitedTabs", storageKeys.fromRouter] as const;
const personalTabKeys = ["fullList", "light"] as const;
const signOutTimeout = 5_000;
/** Pages wait for the profile, so it must not take as long as other calls may. */
const profileTimeout = 10_000;

/** What the session machine invokes, over a storage and a way to call the server. */
export const sessionEffects = (call: SendCall, local: TextStorage, tab: TextStorage, addressToken: () => string | null = () => null) => ({
  restoreToken: async (): Promise<string | null> => {
    const given = addressToken();
    if (given !== null) local.set(storageKeys.token, given);
    return given ?? local.get(storageKeys.token);
  },
  signIn: async (credentials: Credentials, signal: AbortSignal): Promise<string | null> => {
    const { token }: { readonly token?: unknown } = await call("login", { ...credentials }, { signal });
    return typeof token === "string" ? token : null;
  },
  loadProfile: async (token: string, signal: AbortSignal): Promise<Profile> => {
    const { username, nickname, avatar, admin, role, permission, grade } = await call("userInfo", {}, { signal, token, timeout: profileTimeout });
    return { username, nickname, avatar, admin, role, permission, grade };
  },
  signOut: async (token: string): Promise<void> => {
    await call("logout", {}, { token, timeout: signOutTimeout, keepalive: true });
  },
  storeToken: (token: string): void => {
    local.set(storageKeys.token, token);
  },
  clearStorage: (): void => {
    for (const key of [storageKeys.token, ...personalKeys]) local.remove(key);
    for (const key of personalTabKeys) tab.remove(key);
  },
});

export type SessionEffects = ReturnType<typeof sessionEffects>;
