import type { Lease } from "../../../../machines/outbox/operation";
import type { TextStorage } from "../../platform/storage";
import { parsed } from "../parsed";

const nameOf = (person: string, attemptId: string) => `lease.${person}.${attemptId}`;

const isLease = (value: unknown): value is Lease =>
  typeof value === "object" &&
  value !== null &&
  "lease" in value &&
  "epoch" in value &&
  typeof value.lease === "string" &&
  value.lease !== "" &&
  typeof value.epoch === "number";

/**
 * The leases that the server has given this device, by person and attempt. Every tab of the device can read them;
 * storage may also be unavailable.
 */
export const leaseStore = (storage: TextStorage, now: () => number) => ({
  get: (person: string, attemptId: string): Lease | null => {
    const kept = parsed(storage.get(nameOf(person, attemptId)));
    return isLease(kept) ? { lease: kept.lease, epoch: kept.epoch } : null;
  },
  set: (person: string, attemptId: string, { lease, epoch }: Lease, menuId: string): void => {
    storage.set(nameOf(person, attemptId), JSON.stringify({ lease, epoch, attemptId, menuId, at: now() }));
  },
  remove: (person: string, attemptId: string): void => storage.remove(nameOf(person, attemptId)),
});
