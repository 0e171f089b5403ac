import type { AnyActorRef } from "xstate";

/** What answers an inspector's questions about the actors of this window. */
interface ActorPublisher {
  /** There is one more actor to tell of. */
  readonly noteActor: () => void;
}

const actors = new Set<AnyActorRef>();
let publisher: ActorPublisher | null = null;

/** Lets inspectors see an actor that has no parent, and all that it invokes. */
export function offerActor(actor: AnyActorRef): void {
  for (const earlier of actors) if (earlier.getSnapshot().status !== "active") actors.delete(earlier);
  actors.add(actor);
  publisher?.noteActor();
}

export const offeredActors = (): readonly AnyActorRef[] => [...actors];

/** From now on `to` hears of each actor that is offered. */
export function publishActors(to: ActorPublisher): void {
  publisher = to;
}
