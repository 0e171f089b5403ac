import { Outlet, useMatches } from "@tanstack/react-router";
import { Suspense, useEffect, type ReactNode } from "react";
import {
  isSignedIn,
  isUnconfirmed,
  selectSessionFault,
  selectToken,
} from "../../../machines/session/session.selectors";
import { retryMs } from "../../../machines/support/retry";
import { isVisiting } from "../../../machines/visitor/visitor.selectors";
import { useSession, useSessionActor } from "../contexts/session-context";
import { useVisitor } from "../contexts/visitor-context";
import { lazyPart } from "../loading/lazy-part";

/** The page while the server cannot say who is signed in. */
export const LazyUnconfirmedPage = lazyPart(() => import("./UnconfirmedPage"), "UnconfirmedPage");
const SignInHere = lazyPart(() => import("../account/sign-in/SignInHere"), "SignInHere");

/** Interval of retries, 1.5 to 5.5 s: spread so that browsers do not retry at the same time. */
const patience = { failures: 3, atLeastMs: 1_500 } as const;

/**
 * Pages that need a person: shows the sign-in in place of the page, or a fault where the server could not confirm the
 * person.
 */
export function SignedIn({ children }: { readonly children?: ReactNode }) {
  const session = useSessionActor();
  const signedIn = useSession(isSignedIn);
  const unconfirmed = useSession(isUnconfirmed);
  const fault = useSession(selectSessionFault);
  useEffect(() => {
    if (!unconfirmed) return;
    const retry = () => session.send({ type: "profile.retried" });
    const timer = setInterval(retry, retryMs({ ...patience, name: selectToken(session.getSnapshot()) ?? "" }));
    window.addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", retry);
    };
  }, [session, unconfirmed]);
  if (!signedIn)
    return (
      <Suspense>
        <SignInHere />
      </Suspense>
    );
  if (!unconfirmed || fault === null) return children ?? <Outlet />;
  return (
    <Suspense>
      <LazyUnconfirmedPage fault={fault} onRetry={() => session.send({ type: "profile.retried" })} />
    </Suspense>
  );
}

/** Layout of routes that need a person; pages that allow guests, such as a sitting, are also shown to a guest. */
export function PersonPages() {
  const isGuest = useVisitor(isVisiting);
  const letsGuestsIn = useMatches({ select: (matches) => matches.at(-1)?.staticData.guests === true });
  return isGuest && letsGuestsIn ? <Outlet /> : <SignedIn />;
}
