import type { FastifyInstance } from "fastify";
import { PassThrough } from "node:stream";
import { boardStreamPath, boardStreamTimes } from "../../contract/rooms/board-stream";
import { boardInput } from "../../contract/rooms/rooms";
import { describeError } from "../db/failure";
import { listening } from "../db/listen";
import { every as byTimers, type Every } from "../support/every";
import { CallRefusal } from "../support/refusal";
import { isGuest } from "../use-cases/caller";
import type { Dependencies } from "../use-cases/dependencies";
import { findRoom } from "../use-cases/rooms/room-row";
import { createWatchedRooms, type BoardReader } from "../use-cases/rooms/watched-rooms";
import { admitted, createShownBy } from "./admitted";
import { noteCaller } from "./session-place";

/** How often it is looked at whether the reader may still see the room, in ms. */
const lookAgainMs = 30_000;
/** Bytes that wait for a reader; above it the reader is too slow, and must begin anew. */
const mostWaiting = 8 * 1024 * 1024;

const headers = {
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
} as const;

/** Sends boards as they change (`text/event-stream`), until the server stops or the reader may no longer see them. */
export function registerBoardStream(
  app: FastifyInstance,
  deps: Dependencies,
  { every = byTimers }: { readonly every?: Every | undefined } = {},
): void {
  const shownBy = createShownBy(deps);
  const failed = (error: unknown): void =>
    app.log.warn({ err: describeError(error) }, "rooms with open boards could not be read");
  const rooms = createWatchedRooms(deps, { every, listenTo: listening(deps.db, failed), failed });
  app.addHook("preClose", rooms.close);
  app.route<{ Querystring: Readonly<Record<string, unknown>> }>({
    method: "GET",
    url: boardStreamPath,
    exposeHeadRoute: false,
    compress: false,
    handler: async (request, reply) => {
      const bearer = admitted("person", shownBy(request), "room.invigilate");
      const last = request.headers["last-event-id"];
      const input = boardInput.safeParse({ ...request.query, ...(last === undefined ? {} : { since: last }) });
      const mayRead = async (roomId: string): Promise<void> => {
        const caller = await bearer.caller();
        if (isGuest(caller)) throw new CallRefusal("forbidden");
        await noteCaller(deps, caller, request);
        await findRoom(deps.db, caller, roomId);
      };
      await mayRead(input.data?.room_id ?? "");
      if (!input.success) throw new CallRefusal("invalidRequest");
      const { room_id: roomId, since } = input.data;

      const stream = new PassThrough();
      const send = (event: string, seq: number, data: object): void => {
        if (stream.writableLength + stream.readableLength > mostWaiting) stream.destroy();
        else if (stream.writable) stream.write(`id: ${seq}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      };
      const reader: BoardReader = {
        open: (board) => send("board", board.seq, board),
        update: (update) => send("update", update.seq, update),
        end: () => void stream.end(),
      };
      const stops = [
        every(boardStreamTimes.commentMs, () => void (stream.writable && stream.write(": still here\n\n"))),
        every(lookAgainMs, () => void mayRead(roomId).catch(reader.end)),
      ];
      stream.once("close", () => {
        for (const stop of stops) stop();
        rooms.leave(roomId, reader);
      });
      stream.write(`retry: ${boardStreamTimes.retryMs}\n\n`);
      rooms.join(roomId, since, reader).catch((error: unknown) => {
        failed(error);
        reader.end();
      });
      return reply.headers(headers).type("text/event-stream").send(stream);
    },
  });
}
