import { selectProfile } from "../../../../machines/session/session.selectors";
import { useSession } from "../../contexts/session-context";
import { canEnter } from "../../permissions/check";
import { hasErrorLog } from "./error-log-modes";

/**
 * Whether this person sees the error log: it needs the permission to inspect the application. Others see errors only
 * where they occur.
 */
export const useHasErrorLog = (): boolean => canEnter(["inspect"], useSession(selectProfile)) && hasErrorLog();
