import type { SessionEvent } from "../../../machines/session/session.machine";
import { selectFault, type SessionSnapshot } from "../../../machines/session/session.selectors";
import type { Fault } from "../../../machines/support/fault";
import type { VisitorEvent } from "../../../machines/visitor/visitor.machine";
import { makeJudge, type FaultEffects, type Judge } from "../effects/judge";
import { storageKeys, type TextStorage } from "../effects/storage";
import { showToast } from "../ui/toasts";
import type { AppRouter } from "./router";

export interface FaultSurroundings {
  readonly router: AppRouter;
  readonly session: { readonly send: (event: SessionEvent) => void; readonly getSnapshot: () => SessionSnapshot };
  readonly visitor: { readonly send: (event: VisitorEvent) => void };
  readonly storage: TextStorage;
  /** Takes the token out of the address. */
  readonly takeAddressToken: () => string | null;
  readonly reload: () => void;
  readonly log: (msg: string) => void;
}

/**
 * What the outcomes of the catalogue do to this application. A page that keeps its place is neither left nor covered
 * by the words of an answer: it shows them itself.
 */
export const faultEffects = ({
  router,
  session,
  visitor,
  storage,
  takeAddressToken,
  reload,
  log,
}: FaultSurroundings): FaultEffects => {
  const keepsPlace = () => router.state.matches.some((match) => match.staticData.keepsPlace === true);
  const tell = (tone: "warning" | "error") => (fault: Fault) => {
    if (typeof fault.code !== "number" || !keepsPlace()) showToast(tone, { fault });
  };
  return {
    warn: tell("warning"),
    alert: tell("error"),
    expireVisitor: () => visitor.send({ type: "visitor.expired" }),
    enterWithAddressToken: () => {
      storage.set(storageKeys.token, takeAddressToken() ?? "");
      reload();
    },
    rejectToken: () => session.send({ type: "session.rejected", token: session.getSnapshot().context.token ?? "" }),
    resetUser: () => session.send({ type: "session.reset" }),
    goTo: (address) => {
      // the end of a session may have led there already, with the way back in the address
      if (keepsPlace() || router.history.location.pathname === address) return;
      void router.navigate({ to: address, replace: address === "/403" || address === "/404" });
    },
    log,
  };
};

const facts = { tokenMissing: "login.tokenMissing", socialTokenMissing: "socialLogin.tokenMissing" } as const;
const isTold = (code: Fault["code"]): code is keyof typeof facts => typeof code === "string" && code in facts;

/** Judges the faults of signing in that no answer carries. */
export const followSignInFaults = (
  session: {
    readonly subscribe: (listener: (now: SessionSnapshot) => void) => unknown;
    readonly getSnapshot: () => SessionSnapshot;
  },
  judge: Judge,
): void => {
  let earlier = selectFault(session.getSnapshot());
  session.subscribe((now) => {
    const fault = selectFault(now);
    if (fault === earlier) return;
    earlier = fault;
    if (fault !== null && isTold(fault.code)) judge({ type: facts[fault.code] });
  });
};

export const judgeFor = (surroundings: FaultSurroundings): Judge => makeJudge(faultEffects(surroundings));
