import type { FaultName } from "../../contract/calls/faults";
import { CallRefusal } from "../support/refusal";
import type { Dependencies } from "./dependencies";

const inUse = 0;
const switchedOff = 1;

/**
 * Throws `fault` for an account that may not be used: one that is disabled (status 1), and, if the site checks the
 * status (is_check_user_status), any whose status is not 0. Called at each sign-in and for every call of a session, so
 * that a change of status takes effect immediately.
 */
export function refuseByStatus({ checksStatus }: Pick<Dependencies, "checksStatus">, status: number, fault: FaultName) {
  if (status === switchedOff || (status !== inUse && checksStatus?.() === true)) throw new CallRefusal(fault);
}
