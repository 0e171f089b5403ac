import type { SnapshotFrom } from "xstate";
import type { Fault } from "../support/fault";
import type { invitationMachine } from "./invitation.machine";

export type InvitationSnapshot = SnapshotFrom<typeof invitationMachine>;

export const isInvitationBusy = (invitation: InvitationSnapshot): boolean => invitation.hasTag("busy");
/** The target of the invitation, while it is shown. */
export const selectLook = ({ context }: InvitationSnapshot): InvitationSnapshot["context"]["look"] => context.look;
export const selectInvitationFault = ({ context }: InvitationSnapshot): Fault | null => context.fault;
