import { createActor, fromPromise, type ActorRefFrom } from "xstate";
import { sessionMachine, type Credentials } from "../../../machines/session/session.machine";
import type { SessionEffects } from "../effects/session";
import { storageKeys } from "../effects/storage";

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** The session machine with its effects joined. */
export const provideSession = (effects: SessionEffects) =>
  sessionMachine.provide({
    actors: {
      restoreToken: fromPromise(() => effects.restoreToken()),
      signIn: fromPromise<string | null, Credentials>(({ input, signal }) => effects.signIn(input, signal)),
      loadProfile: fromPromise<Awaited<ReturnType<SessionEffects["loadProfile"]>>, { token: string }>(({ input, signal }) => effects.loadProfile(input.token, signal)),
      signOut: fromPromise<void, { token: string }>(({ input }) => effects.signOut(input.token)),
    },
    actions: {
      storeToken: (_, { token }) => effects.storeToken(token ?? ""),
      clearStorage: () => effects.clearStorage(),
    },
  });

export const createSession = (effects: SessionEffects): SessionActor => createActor(provideSession(effects));

/** What another tab does to the token, told to this tab's session; answers how to stop. */
export function followOtherTabs(session: SessionActor, source: Window): () => void {
  const tell = (event: StorageEvent) => {
    if (event.key !== storageKeys.token && event.key !== null) return;
    if (event.newValue === null) session.send({ type: "storage.cleared" });
    else session.send({ type: "storage.changed", token: event.newValue });
  };
  source.addEventListener("storage", tell);
  return () => source.removeEventListener("storage", tell);
}
