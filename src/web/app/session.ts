import { createActor, fromPromise } from "xstate";
import type { Profile } from "../../../machines/session/profile";
import { sessionMachine } from "../../../machines/session/session.machine";
import type { SignInMethod } from "../../../machines/session/sign-in-methods";
import type { SessionActor } from "../contexts/session-context";
import type { SessionEffects } from "../effects/session";
import { storageKeys } from "../platform/storage";

/** The session machine with its effects provided. */
export const provideSession = (effects: SessionEffects) =>
  sessionMachine.provide({
    actors: {
      restoreToken: fromPromise(() => effects.restoreToken()),
      authenticate: fromPromise<string | null, SignInMethod>(({ input, signal }) =>
        effects.authenticate(input, signal),
      ),
      loadProfile: fromPromise<Profile, { token: string }>(({ input, signal }) =>
        effects.loadProfile(input.token, signal),
      ),
      signOut: fromPromise<void, { token: string }>(({ input }) => effects.signOut(input.token)),
    },
    actions: {
      storeToken: (_, { token }) => effects.storeToken(token ?? ""),
      clearStorage: () => effects.clearStorage(),
      dropClaim: () => effects.dropClaim(),
      openPhoneSite: (_, { address }) => effects.openPhoneSite(address),
    },
  });

export const createSession = (effects: SessionEffects): SessionActor =>
  createActor(provideSession(effects), { id: "session" });

/** Reports changes of the token by other tabs to this tab's session; returns a function that stops that. */
export function followOtherTabs(
  session: SessionActor,
  source: Pick<Window, "addEventListener" | "removeEventListener">,
): () => void {
  const tell = (event: StorageEvent) => {
    if (event.key !== storageKeys.token && event.key !== null) return;
    if (event.newValue === null) session.send({ type: "storage.cleared" });
    else session.send({ type: "storage.changed", token: event.newValue });
  };
  source.addEventListener("storage", tell);
  return () => source.removeEventListener("storage", tell);
}
