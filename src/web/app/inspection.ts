import type { AnyActorRef } from "xstate";
import type { Publisher } from "../inspect/live/publish";

const actors = new Set<AnyActorRef>();
let publisher: Publisher | null = null;

/** Lets inspectors see an actor that has no parent, and all that it invokes. */
export function offerActor(actor: AnyActorRef): void {
  for (const earlier of actors) if (earlier.getSnapshot().status !== "active") actors.delete(earlier);
  actors.add(actor);
  publisher?.noteActor();
}

let isFollowing = false;

/**
 * From now on waits for an inspector's first question, and only then loads what answers it. Called in development, or
 * where the site says so.
 */
export function followInspectors(): void {
  if (isFollowing) return;
  isFollowing = true;
  const channel = new BroadcastChannel("invigil.inspection");
  const begin = ({ data }: MessageEvent<unknown>) =>
    void import("../inspect/live/publish").then(({ makePublisher }) => {
      const made = makePublisher({
        tab: crypto.randomUUID(),
        roots: () => [...actors],
        post: (report) => channel.postMessage(report),
        now: Date.now,
      });
      publisher = made;
      made.hear(data);
      channel.addEventListener("message", (message: MessageEvent<unknown>) => made.hear(message.data));
    });
  channel.addEventListener("message", begin, { once: true });
}
