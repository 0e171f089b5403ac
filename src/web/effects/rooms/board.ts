import { fromCallback } from "xstate";
import { boardMachine, type AskedBoard, type BoardEvent } from "../../../../machines/room/board.machine";
import { boardStreamPath, boardStreamTimes } from "../../../contract/rooms/board-stream";
import type { Board, BoardUpdate } from "../../../contract/rooms/rooms";
import { noteServerTime } from "../../platform/server-time";
import { localText, storageKeys } from "../../platform/storage";
import { requestAddress } from "../address-of";
import { callInPlace } from "../call";
import { effectActor } from "../effect-actor";
import { later } from "../later";
import { makeStreamReader, type StreamMessage } from "./event-stream";
import { takeStream } from "./one-stream";

/** Milliseconds after which a board that was asked for counts as not received. */
const askedMs = 8_000;

const eventOf = ({ event, data }: StreamMessage): BoardEvent | null => {
  const at = Date.now();
  if (event === null) return { type: "stream.heard", at };
  if (event === "board") {
    const board = JSON.parse(data) as Board;
    noteServerTime(board.server_time);
    return { type: "stream.opened", board, at };
  }
  return event === "update" ? { type: "stream.updated", update: JSON.parse(data) as BoardUpdate, at } : null;
};

const openStream = ({ roomId, since }: AskedBoard, signal: AbortSignal): Promise<Response> => {
  const base = import.meta.env.VITE_API_BASE ?? window.location.origin;
  return fetch(requestAddress(base, boardStreamPath, { room_id: roomId, since }), {
    headers: { accept: "text/event-stream", authorization: `Bearer ${localText.get(storageKeys.token) ?? ""}` },
    cache: "no-store",
    signal,
  });
};

/** The stream of a board as events; it ends with `stream.broken` or `stream.taken`. */
const watchStream = fromCallback<BoardEvent, AskedBoard>(({ input, sendBack }) => {
  const ending = new AbortController();
  const { signal } = ending;
  const end = (event: BoardEvent): void => {
    if (signal.aborted) return;
    ending.abort();
    sendBack(event);
  };
  const stopTaking = takeStream(() => end({ type: "stream.taken" }));
  let stopWaiting = (): void => undefined;
  const waitAtMost = (ms: number): void => {
    stopWaiting();
    stopWaiting = later(ms, () => end({ type: "stream.broken" }));
  };
  const read = async (): Promise<void> => {
    waitAtMost(boardStreamTimes.openingMs);
    const { ok, body, headers } = await openStream(input, signal);
    if (!ok || body === null || headers.get("content-type")?.startsWith("text/event-stream") !== true) return;
    const messagesOf = makeStreamReader();
    const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      waitAtMost(boardStreamTimes.silenceMs);
      for (const message of messagesOf(piece.value)) {
        const event = eventOf(message);
        if (event !== null && !signal.aborted) sendBack(event);
      }
    }
  };
  const onOffline = (): void => end({ type: "stream.broken" });
  window.addEventListener("offline", onOffline);
  // a stream that failed or ended is broken, whatever the reason: the call that follows says why
  void read()
    .catch(() => undefined)
    .finally(() => end({ type: "stream.broken" }));
  return () => {
    window.removeEventListener("offline", onOffline);
    stopWaiting();
    stopTaking();
    ending.abort();
  };
});

const askBoard = effectActor(async ({ roomId, since }: AskedBoard, signal) => {
  const board = await callInPlace("roomBoard", { room_id: roomId, since }, { signal, timeout: askedMs });
  return { board, at: Date.now() };
});

/** The board of a room with its stream and its call. */
export const wiredBoard = boardMachine.provide({ actors: { watchStream, askBoard } });

/** The board of a room by its call alone, for pages that leave the browser's one stream to another window. */
export const polledBoard = boardMachine.provide({
  actors: {
    watchStream: fromCallback<BoardEvent, AskedBoard>(({ sendBack }) => sendBack({ type: "stream.taken" })),
    askBoard,
  },
});
