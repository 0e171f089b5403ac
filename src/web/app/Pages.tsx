import { Outlet } from "@tanstack/react-router";
import { Activity, Suspense, useState } from "react";
import { isSignedIn, selectProfile } from "../../../machines/session/session.selectors";
import { useSession } from "../contexts/session-context";
import { useIsFramed } from "../platform/use-is-framed";
import { consolePage } from "./console-page";

const Console = consolePage;

/**
 * The page on screen: inside the console, or alone. Once opened, the console stays mounted, hidden while a page outside
 * of it such as a sitting is on screen, until the person signs out.
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
