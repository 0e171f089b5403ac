import type { Profile } from "../../../machines/session/profile";
import type { Credentials, SignInMethod } from "../../../machines/session/sign-in-methods";
import { asFault, isCutOff } from "../../../machines/support/fault";
import type { Calls } from "../../contract/calls/calls";
import { storageKeys, tabKeys, type TextStorage } from "../platform/storage";
import type { SendCall } from "./http";

/** Storage keys removed on sign-out beside the token; settings of the device (language, theme, volume) stay. */
const personalKeys = [
  "username",
  "nickname",
  "avatar",
  "userInfo",
  "role",
  "permission",
  "routes",
  storageKeys.visitedTabs,
  storageKeys.fromRouter,
] as const;
const personalTabKeys = [
  tabKeys.fullList,
  tabKeys.light,
  tabKeys.socialState,
  tabKeys.socialKey,
  tabKeys.personalDraft,
] as const;
const signOutTimeout = 5_000;
/** Milliseconds; shorter than for other calls, since pages wait for the profile. */
const profileTimeout = 10_000;

type LoginInput = Calls["login"]["input"];

export interface SessionDependencies {
  /** Converts credentials to the login input: encrypted where the site has a key for it. */
  readonly seal: (credentials: Credentials) => Promise<LoginInput>;
  readonly openPhoneSite: (address: string) => void;
}

const withoutBrowser: SessionDependencies = {
  seal: (credentials) => Promise.resolve({ ...credentials }),
  openPhoneSite: () => undefined,
};

/**
 * The profile stored on this device, used when the server cannot be reached; throws the fault where none fits the
 * token.
 */
const keptProfile = async (token: string, fault: unknown): Promise<Profile> => {
  if (!isCutOff(asFault(fault))) throw fault;
  const { storedReplies } = await import("./device/stored-replies");
  const kept = (await storedReplies.recall("profile")) as { token: string; profile: Profile } | null;
  if (kept?.token !== token) throw fault;
  return kept.profile;
};

const tokenIn = ({ token }: { readonly token?: unknown }): string | null => (typeof token === "string" ? token : null);

/** The effects of the session machine, over the given storage and calls. */
export const sessionEffects = (
  call: SendCall,
  local: TextStorage,
  tab: TextStorage,
  deps: Partial<SessionDependencies> = {},
) => {
  const { seal, openPhoneSite } = { ...withoutBrowser, ...deps };
  const clearStorage = (): void => {
    for (const key of [storageKeys.token, ...personalKeys]) local.remove(key);
    for (const key of personalTabKeys) tab.remove(key);
  };
  /**
   * Signs in by the code of a link and ends the session that it replaces. A code that does not hold is reported by a
   * toast.
   */
  const enter = async (code: string, signal: AbortSignal): Promise<string | null> => {
    const replaced = local.get(storageKeys.token);
    const token = tokenIn(await call("enterByCode", { code }, { signal }));
    if (token !== null && replaced !== null)
      void call("logout", {}, { token: replaced, timeout: signOutTimeout, showsFault: true }).catch(() => undefined);
    return token;
  };
  return {
    clearStorage,
    dropClaim: () => {
      for (const key of [tabKeys.claim, tabKeys.claimName]) tab.remove(key);
    },
    openPhoneSite,
    restoreToken: async (): Promise<string | null> => local.get(storageKeys.token),
    authenticate: async (wayIn: SignInMethod, signal: AbortSignal): Promise<string | null> => {
      if (wayIn.by === "link") return enter(wayIn.code, signal);
      const options = { signal };
      if (wayIn.by === "provider") return tokenIn(await call("socialLogin", { ...wayIn.social }, options));
      if (wayIn.by === "code") return tokenIn(await call("login", { ...wayIn.signIn }, options));
      if (wayIn.by === "registration") return tokenIn(await call("register", { ...wayIn.registration }, options));
      return tokenIn(await call("login", await seal(wayIn.credentials), options));
    },
    loadProfile: async (token: string, signal: AbortSignal): Promise<Profile> => {
      const { username, nickname, avatar, status, type, admin, role, permission, grade } = await call(
        "userInfo",
        {},
        { signal, token, timeout: profileTimeout, showsFault: true },
      ).catch((fault: unknown) => keptProfile(token, fault));
      return { username, nickname, avatar, status, type, admin, role, permission, grade };
    },
    signOut: async (token: string): Promise<void> => {
      await call("logout", {}, { token, timeout: signOutTimeout, keepalive: true, showsFault: true });
    },
    storeToken: (token: string): void => {
      local.set(storageKeys.token, token);
    },
  };
};

export type SessionEffects = ReturnType<typeof sessionEffects>;
