import type { InvitationSecret } from "../../../machines/visitor/guest-facts";
import type { GuestEntry } from "../../../machines/visitor/invitation.machine";
import type { Look } from "../../contract/account/visitors";
import { storageKeys, type TextStorage } from "../platform/storage";
import type { SendCall } from "./http";

/** The effects of the invitation machine. The stored key makes a device that returns the same guest. */
export const invitationEffects = (call: SendCall, local: TextStorage, newKey: () => string) => {
  const renewKey = (): string => {
    const key = newKey();
    local.set(storageKeys.visitKey, key);
    return key;
  };
  const key = (): string => local.get(storageKeys.visitKey) ?? renewKey();
  return {
    renewKey,
    lookAt: async (secret: InvitationSecret, signal: AbortSignal): Promise<Look> => {
      const look = await call("lookAtInvitation", { ...secret, idempotency_key: key() }, { signal });
      // the key may belong to a visit that is over
      if (look.guest === null) renewKey();
      return look;
    },
    enter: async (secret: InvitationSecret, name: string, signal: AbortSignal): Promise<GuestEntry> => {
      const input = { ...secret, name, idempotency_key: key() };
      const { token, visit } = await call("enterAsGuest", input, { signal });
      return { token, guest: { guestId: visit.guest_id, name: visit.name } };
    },
  };
};

export type InvitationEffects = ReturnType<typeof invitationEffects>;
