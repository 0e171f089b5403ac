import { defaultLanguage } from "../i18n/language";
import { makeCall } from "./http";
import { localText, storageKeys } from "./storage";

type Listener = (token: string) => void;
const listeners = new Set<Listener>();

/** Tells when the server has refused a token, with that token; answers how to stop listening. */
export const whenTokenRejected = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The application's way to its server: same origin unless the build says otherwise. */
export const call = makeCall({
  baseUrl: import.meta.env["VITE_API_BASE"] ?? window.location.origin,
  token: () => localText.get(storageKeys.token),
  menuId: () => new URLSearchParams(window.location.search).get("menu_id") ?? "",
  language: () => localText.get(storageKeys.language) ?? defaultLanguage,
  onTokenRejected: (token) => {
    for (const listener of listeners) listener(token);
  },
});
