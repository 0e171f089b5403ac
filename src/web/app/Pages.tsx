import { Outlet, useRouterState } from "@tanstack/react-router";
import { Activity, Suspense, useState } from "react";
import { isSignedIn, selectProfile } from "../../../machines/session/session.selectors";
import { useSession } from "../account/session-context";
import { consolePage } from "./console-page";

const Console = consolePage;

/** Whether the console stands around the page on screen; the guard decided it. */
export const useIsFramed = (): boolean =>
  useRouterState({ select: (state) => state.matches.at(-1)?.context.isFramed === true });

/**
 * The page on screen: inside the console, or by itself. Once opened, the console stays mounted, hidden while a bare
 * page such as a sitting is on screen, and goes with the person.
 */
export function Pages() {
  const isPerson = useSession((now) => isSignedIn(now) && selectProfile(now) !== null);
  const isFramed = useIsFramed() && isPerson;
  const [wasFramed, setWasFramed] = useState(isFramed);
  if (isFramed && !wasFramed) setWasFramed(true);
  if (!isPerson && wasFramed) setWasFramed(false);
  return (
    <>
      {isFramed ? null : <Outlet />}
      {isPerson && (isFramed || wasFramed) ? (
        <Activity mode={isFramed ? "visible" : "hidden"}>
          <Suspense>
            <Console />
          </Suspense>
        </Activity>
      ) : null}
    </>
  );
}
