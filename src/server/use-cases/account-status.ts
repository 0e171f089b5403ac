import type { FaultName } from "../../contract/calls/faults";
import { CallRefusal } from "../support/refusal";
import type { Dependencies } from "./dependencies";

const inUse = 0;
const switchedOff = 1;

/**
 * Refuses an account that may not be used: one that is switched off (status 1), and, where the site checks the status
 * (is_check_user_status), every one whose status is not 0. Asked at each sign-in and with every call of a session, so
 * that it acts at once.
 */
export function refuseByStatus({ checksStatus }: Pick<Dependencies, "checksStatus">, status: number, fault: FaultName) {
  if (status === switchedOff || (status !== inUse && checksStatus?.() === true)) throw new CallRefusal(fault);
}
