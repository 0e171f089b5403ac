import { selectProfile } from "../../../../machines/session/session.selectors";
import { useSession } from "../../contexts/session-context";
import { canEnter } from "../../permissions/check";
import { hasErrorLog } from "./error-log-modes";

/** The error log is for who may look into the running application; others are told where something failed. */
export const useHasErrorLog = (): boolean => canEnter(["inspect"], useSession(selectProfile)) && hasErrorLog();
