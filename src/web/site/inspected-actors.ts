import type { AnyActorRef } from "xstate";

/** Answers inspectors' requests about the actors of this window. */
interface ActorPublisher {
  /** Notifies that another actor may be inspected. */
  readonly noteActor: () => void;
}

const actors = new Set<AnyActorRef>();
let publisher: ActorPublisher | null = null;

/** Makes an actor without a parent, and all that it invokes, visible to inspectors. */
export function offerActor(actor: AnyActorRef): void {
  for (const earlier of actors) if (earlier.getSnapshot().status !== "active") actors.delete(earlier);
  actors.add(actor);
  publisher?.noteActor();
}

export const offeredActors = (): readonly AnyActorRef[] => [...actors];

/** From now on `to` is notified of each offered actor. */
export function publishActors(to: ActorPublisher): void {
  publisher = to;
}
