import type { ReactNode } from "react";
import { selectProfile } from "../../../machines/session/session.selectors";
import { useSession } from "../contexts/session-context";
import { canEnter, type Requirement } from "./check";

/** Renders its children only if the person has the permission; the server enforces it independently. */
export function Can({ permission, children }: { readonly permission: Requirement; readonly children: ReactNode }) {
  return canEnter(permission, useSession(selectProfile)) ? children : null;
}
