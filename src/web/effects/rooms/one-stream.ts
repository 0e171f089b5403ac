import { v7 as uuidv7 } from "uuid";

/** Says that a window has opened a stream. */
interface Opened {
  readonly at: number;
  readonly window: string;
}

const isLater = (one: Opened, other: Opened): boolean =>
  one.at > other.at || (one.at === other.at && one.window > other.window);

/**
 * Tells the other windows of this browser that this one opens a stream, since a browser has only six connections to a
 * server; calls `onTaken` once another window opens one later. Returns a function that ends this.
 */
export function takeStream(
  onTaken: () => void,
  channel: BroadcastChannel | null = typeof BroadcastChannel === "undefined"
    ? null
    : new BroadcastChannel("invigil.board-stream"),
): () => void {
  const own: Opened = { at: Date.now(), window: uuidv7() };
  channel?.addEventListener("message", ({ data }: MessageEvent<Opened>) => {
    if (isLater(data, own)) onTaken();
  });
  channel?.postMessage(own);
  return () => channel?.close();
}
