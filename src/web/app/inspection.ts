import { offeredActors, publishActors } from "../site/inspected-actors";

let isFollowing = false;

/**
 * Waits for the first request of an inspector, and only then loads the code that answers it. Called in development, or
 * where the site allows it.
 */
export function followInspectors(): void {
  if (isFollowing) return;
  isFollowing = true;
  const channel = new BroadcastChannel("invigil.inspection");
  const begin = ({ data }: MessageEvent<unknown>) =>
    void import("../inspect/live/publish").then(({ makePublisher }) => {
      const made = makePublisher({
        tab: String(performance.timeOrigin),
        roots: offeredActors,
        post: (report) => channel.postMessage(report),
        now: Date.now,
      });
      publishActors(made);
      made.hear(data);
      channel.addEventListener("message", (message: MessageEvent<unknown>) => made.hear(message.data));
    });
  channel.addEventListener("message", begin, { once: true });
}
