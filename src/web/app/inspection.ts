import type { AnyActorRef } from "xstate";
import type { Publisher } from "../inspect/live/publish";
import { settings } from "./settings";

/** In development, or where the site's setting says so. Off, nothing is kept and nothing listens. */
const isInspectable: boolean = import.meta.env.DEV || settings.inspection;

const actors = new Set<AnyActorRef>();
let publisher: Publisher | null = null;

/** Lets inspectors see an actor that has no parent, and all that it invokes. */
export function offerActor(actor: AnyActorRef): void {
  if (!isInspectable) return;
  for (const earlier of actors) if (earlier.getSnapshot().status !== "active") actors.delete(earlier);
  actors.add(actor);
  publisher?.noteActor();
}

/** Waits for an inspector's first question and only then loads what answers it. */
export function followInspectors(): void {
  if (!isInspectable) return;
  const channel = new BroadcastChannel("invigil.inspection");
  const begin = ({ data }: MessageEvent<unknown>) =>
    void import("../inspect/live/publish").then(({ makePublisher }) => {
      const made = makePublisher({ tab: crypto.randomUUID(), roots: () => [...actors], post: (report) => channel.postMessage(report), now: Date.now });
      publisher = made;
      made.hear(data);
      channel.addEventListener("message", (message: MessageEvent<unknown>) => made.hear(message.data));
    });
  channel.addEventListener("message", begin, { once: true });
}
