import { selectProfile } from "../../../../machines/session/session.selectors";
import { canEnter } from "../../permissions/check";
import { useSession } from "../../site/session-context";
import { hasErrorLog } from "./error-log-modes";

/** The error log is for who may look into the running application; others are told where something failed. */
export const useHasErrorLog = (): boolean => canEnter(["inspect"], useSession(selectProfile)) && hasErrorLog();
