import { v4 as uuidv4 } from "uuid";
import { createActor, fromPromise, type ActorRefFrom } from "xstate";
import type { InvitationSecret } from "../../../machines/visitor/guest-facts";
import { invitationMachine, type GuestEntry } from "../../../machines/visitor/invitation.machine";
import type { Look } from "../../contract/account/visitors";
import type { VisitorActor } from "../contexts/visitor-context";
import { call } from "../effects/call";
import { invitationEffects, type InvitationEffects } from "../effects/invitation";
import { localText } from "../platform/storage";
import { offerActor } from "../site/inspected-actors";

export type InvitationActor = ActorRefFrom<typeof invitationMachine>;

/** The invitation machine with its effects connected; an admitted guest is passed to the visitor machine. */
export function createInvitation(effects: InvitationEffects, visitor: VisitorActor): InvitationActor {
  const actor = createActor(
    invitationMachine.provide({
      actors: {
        lookAt: fromPromise<Look, { secret: InvitationSecret }>(({ input, signal }) =>
          effects.lookAt(input.secret, signal),
        ),
        enter: fromPromise<GuestEntry, { secret: InvitationSecret; name: string }>(({ input, signal }) =>
          effects.enter(input.secret, input.name, signal),
        ),
      },
      actions: { renewKey: () => void effects.renewKey() },
    }),
    { id: "invitation", input: { secret: null } },
  );
  actor.on("visit.granted", ({ token, guest }) => visitor.send({ type: "visit.granted", token, guest }));
  return actor.start();
}

const known = new WeakMap<VisitorActor, InvitationActor>();

/** The invitation actor of this window; it keeps running while its page is not shown. */
export function windowInvitation(visitor: VisitorActor): InvitationActor {
  const made = known.get(visitor) ?? createInvitation(invitationEffects(call, localText, uuidv4), visitor);
  if (!known.has(visitor)) offerActor(made);
  known.set(visitor, made);
  return made;
}
