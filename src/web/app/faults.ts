import type { SessionEmittedEvent } from "../../../machines/session/session-emitted-event";
import type { SessionEvent } from "../../../machines/session/session-events";
import { selectToken, type SessionSnapshot } from "../../../machines/session/session.selectors";
import type { VisitorEvent } from "../../../machines/visitor/visitor.machine";
import { makeJudge, type FaultEffects, type Judge } from "../effects/judge";
import { showToast } from "../ui/toasts";
import type { AppRouter } from "./router";

export interface FaultDependencies {
  readonly router: AppRouter;
  readonly session: { readonly send: (event: SessionEvent) => void; readonly getSnapshot: () => SessionSnapshot };
  readonly visitor: { readonly send: (event: VisitorEvent) => void };
  readonly reload: () => void;
  readonly log: (msg: string) => void;
}

/** The effects of fault outcomes in this application. */
const faultEffects = (deps: FaultDependencies): FaultEffects => {
  const { router, session, visitor, reload, log } = deps;
  return {
    warn: ({ fault }) => showToast("warning", { fault }),
    alert: ({ fault }) => showToast("error", { fault }),
    expireVisitor: () => visitor.send({ type: "visitor.expired" }),
    // on reload the page takes the code out of the address and uses it
    enterWithAddressCode: reload,
    rejectToken: () => session.send({ type: "session.rejected", token: selectToken(session.getSnapshot()) ?? "" }),
    resetUser: () => session.send({ type: "session.reset" }),
    goTo: ({ address }) => {
      // the end of a session may have led there already, with the return address in the query
      if (router.history.location.pathname === address) return;
      void router.navigate({ to: address, replace: address === "/403" || address === "/404" });
    },
    log: ({ msg }) => log(msg),
  };
};

/** Whether the page on screen, such as a sitting, must be neither left nor covered. */
export const keepsPlace = ({ state }: Pick<AppRouter, "state">): boolean =>
  state.matches.some((match) => match.staticData.keepsPlace === true);

export const judgeFor = (deps: FaultDependencies): Judge =>
  makeJudge(faultEffects(deps), () => keepsPlace(deps.router));

const facts = { tokenMissing: "login.tokenMissing", socialTokenMissing: "socialLogin.tokenMissing" } as const;
type TokenMissing = Extract<SessionEmittedEvent, { type: "token.missing" }>;

interface SignIns {
  readonly on: (type: "token.missing", hear: (news: TokenMissing) => void) => unknown;
}

/** Judges sign-in faults that are not in an answer of the server, such as a missing token. */
export const followSignInFaults = (session: SignIns, judge: Judge): void => {
  session.on("token.missing", ({ code }) => void judge({ type: facts[code] }));
};
