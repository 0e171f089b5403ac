import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { boardAfter, boardWith, isGap } from "../../machines/room/board-facts";
import { boardStreamPath } from "../../src/contract/rooms/board-stream";
import type { Board, BoardUpdate } from "../../src/contract/rooms/rooms";
import { makeStreamReader, type StreamMessage } from "../../src/web/effects/rooms/event-stream";

interface Asked {
  readonly room_id: string;
  readonly since?: number;
  readonly lastEventId?: number;
}

/** A board that is read by its stream, as a browser reads it. */
export async function readBoardStream(
  base: string,
  token: string,
  { room_id, since = 0, lastEventId }: Asked,
  known: Board | null = null,
) {
  const query = new URLSearchParams({ room_id, since: String(since) });
  const request = get(`${base}${boardStreamPath}?${query.toString()}`, {
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { "last-event-id": String(lastEventId) }),
    },
  });
  const [reply] = (await once(request, "response")) as [IncomingMessage];
  const messages: StreamMessage[] = [];
  const state: { board: Board | null; raw: string; isOver: boolean } = { board: known, raw: "", isOver: false };
  const wakes = new Set<() => void>();
  const wake = (): void => {
    for (const one of wakes) one();
    wakes.clear();
  };
  const take = (message: StreamMessage): void => {
    messages.push(message);
    if (message.event === "board") state.board = boardWith(state.board, JSON.parse(message.data) as Board);
    if (message.event !== "update" || state.board === null) return;
    const update = JSON.parse(message.data) as BoardUpdate;
    if (isGap(state.board, update)) throw new Error(`a gap before event ${update.seq}`);
    state.board = boardAfter(state.board, update);
  };
  const read = async (): Promise<void> => {
    const messagesOf = makeStreamReader();
    const decoder = new TextDecoder();
    for await (const piece of reply) {
      const text = decoder.decode(piece as Buffer, { stream: true });
      state.raw += text;
      for (const message of messagesOf(text)) take(message);
      wake();
    }
  };
  const over = read()
    .catch((error: unknown) => {
      if (error instanceof Error && error.message.startsWith("a gap")) throw error;
    })
    .finally(() => {
      state.isOver = true;
      wake();
    });
  return {
    status: reply.statusCode,
    headers: reply.headers,
    messages,
    /** Everything received so far. */
    raw: () => state.raw,
    board: () => state.board,
    /** Resolves once this is so; rejects when the stream has ended before. */
    until: async (isSo: () => boolean): Promise<void> => {
      while (!isSo()) {
        if (state.isOver) throw new Error(`the stream has ended after ${state.raw.slice(-200)}`);
        await new Promise<void>((resolve) => void wakes.add(resolve));
      }
    },
    /** Resolves when the stream has ended, however. */
    over,
    close: () => void request.destroy(),
  };
}
export type BoardStream = Awaited<ReturnType<typeof readBoardStream>>;
