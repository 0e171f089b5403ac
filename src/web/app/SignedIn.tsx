import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { isSignedIn, isUnconfirmed, selectFault, selectToken } from "../../../machines/session/session.selectors";
import { SignInHere } from "../account/SignInHere";
import { useSession, useSessionActor } from "../account/session-context";
import { FaultCard } from "../ui/FaultCard";
import { PageFrame } from "./PageFrame";
import { queryClientFor } from "./query-client";

/** What needs a person: asks for the sign-in in place, and has the data of the signed-in part. */
export function SignedIn({ children }: { readonly children?: ReactNode }) {
  const session = useSessionActor();
  const signedIn = useSession(isSignedIn);
  const unconfirmed = useSession(isUnconfirmed);
  const fault = useSession(selectFault);
  const token = useSession(selectToken);
  const queryClient = queryClientFor(token);
  useEffect(() => {
    if (!unconfirmed) return;
    const retry = () => session.send({ type: "profile.retried" });
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [session, unconfirmed]);
  if (!signedIn) return <SignInHere />;
  return (
    <QueryClientProvider client={queryClient}>
      {unconfirmed && fault !== null ? (
        <PageFrame>
          <FaultCard fault={fault} onRetry={() => session.send({ type: "profile.retried" })} />
        </PageFrame>
      ) : (
        (children ?? <Outlet />)
      )}
    </QueryClientProvider>
  );
}

/** As a layout of routes. */
export function PersonPages() {
  return <SignedIn />;
}
