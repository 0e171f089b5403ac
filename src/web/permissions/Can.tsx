import type { ReactNode } from "react";
import { selectProfile } from "../../../machines/session/session.selectors";
import { useSession } from "../contexts/session-context";
import { canEnter, type Requirement } from "./check";

/** Leaves out what the person may not see; the server decides all the same. */
export function Can({ permission, children }: { readonly permission: Requirement; readonly children: ReactNode }) {
  return canEnter(permission, useSession(selectProfile)) ? children : null;
}
