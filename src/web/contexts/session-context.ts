import { useSelector } from "@xstate/react";
import { createContext, useContext } from "react";
import type { ActorRefFrom } from "xstate";
import type { sessionMachine } from "../../../machines/session/session.machine";
import type { SessionSnapshot } from "../../../machines/session/session.selectors";

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

const SessionContext = createContext<SessionActor | null>(null);
export const SessionProvider = SessionContext.Provider;

/** The session actor of the application. */
export function useSessionActor(): SessionActor {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("no session above this component");
  return session;
}

/** A selected value of the session, kept up to date. */
export const useSession = <Fact>(select: (session: SessionSnapshot) => Fact): Fact =>
  useSelector(useSessionActor(), select);
