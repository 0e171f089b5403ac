import { act, renderHook, waitFor as shown } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { Profile } from "../../../../machines/session/profile";
import { sessionMachine } from "../../../../machines/session/session.machine";
import { isSessionSettled } from "../../../../machines/session/session.selectors";
import { faults } from "../../../../src/contract/calls/faults";
import type { Board, BoardUpdate } from "../../../../src/contract/rooms/rooms";
import { SessionProvider } from "../../../../src/web/contexts/session-context";
import { polledBoard, wiredBoard } from "../../../../src/web/effects/rooms/board";
import { useBoard } from "../../../../src/web/studio/rooms/use-board";
import { boardSample, happening } from "../../../machines/room/board-samples";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server of one room, whose stream the test writes. */
const serveRoom = (board: Board) => {
  const asked: string[] = [];
  const encoder = new TextEncoder();
  let writer: ReadableStreamDefaultController<Uint8Array> | null = null;
  const state: { board: Board; fault: { code: number; status: number } | null; streams: boolean } = {
    board,
    fault: null,
    streams: true,
  };
  const json = (code: number, data: unknown) =>
    new Response(JSON.stringify({ code, msg: "", data }), { headers: { "content-type": "application/json" } });
  vi.stubGlobal("fetch", async (given: RequestInfo | URL, { signal }: RequestInit = {}) => {
    const url = new URL(given instanceof Request ? given.url : String(given));
    asked.push(url.pathname.replace("/api/room/", "") + url.search);
    if (state.fault !== null) return json(state.fault.code, null);
    if (!url.pathname.endsWith("/stream")) return json(200, state.board);
    if (!state.streams) throw new TypeError("refused");
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (writer = controller) });
    signal?.addEventListener("abort", () => {
      if (state.streams) writer?.error(new DOMException("aborted", "AbortError"));
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
  return {
    asked,
    state,
    write: (event: string, data: Board | BoardUpdate) =>
      act(async () => writer?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))),
    end: () => act(async () => writer?.close()),
  };
};

const opened = async (token: string | null = "t", board = wiredBoard) => {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreToken: fromPromise(async (): Promise<string | null> => token),
        loadProfile: fromPromise(() => new Promise<Profile>(() => undefined)),
      },
    }),
  ).start();
  if (token === null) await waitFor(session, isSessionSettled);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SessionProvider value={session}>{children}</SessionProvider>
  );
  return renderHook((roomId) => useBoard(roomId, board), { wrapper, initialProps: "r1" });
};

const turn = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
};

it("follows a room by one stream, which a hidden page closes and a shown one opens where it stopped", async () => {
  const room = serveRoom(boardSample());
  const { result, unmount } = await opened();
  await shown(() => expect(room.asked).toEqual(["stream?room_id=r1&since=0"]));
  expect([result.current.phase, result.current.board]).toEqual(["connecting", null]);
  await room.write("board", boardSample());
  await shown(() => expect(result.current.phase).toBe("live"));
  expect(result.current.board).toEqual(boardSample());
  const event = happening(2, "admitted", { seats: ["s1"] });
  await room.write("update", {
    events: [event],
    seats: [{ seat_id: "s1", answered: 3 }],
    seq: 2,
    server_time: 1_700_000_002_000,
  });
  const [seat] = boardSample().seats;
  await shown(() =>
    expect(result.current.board).toEqual(
      boardSample({
        seats: seat === undefined ? [] : [{ ...seat, phase: "admitted", answered: 3 }],
        events: [...boardSample().events, event],
        seq: 2,
        server_time: 1_700_000_002_000,
      }),
    ),
  );
  turn("hidden");
  turn("visible");
  await shown(() => expect(room.asked.slice(1)).toEqual(["stream?room_id=r1&since=2"]));
  unmount();
});

it("asks for the board while the stream does not come through, and says since when nothing came", async () => {
  const room = serveRoom(boardSample());
  room.state.streams = false;
  const { result, unmount } = await opened();
  await shown(() => expect(result.current.board).toMatchObject(boardSample()));
  expect([result.current.phase, result.current.staleSince]).toEqual(["behind", null]);
  room.state.fault = { code: 503, status: 503 };
  await act(async () => result.current.refresh());
  await shown(() => expect(result.current.phase).toBe("stale"));
  expect([typeof result.current.staleSince, result.current.fault]).toEqual([
    "number",
    { code: 503, status: 200, msg: "" },
  ]);
  unmount();
});

it("leaves the stream to other windows where it only polls, also when it is used", async () => {
  const room = serveRoom(boardSample());
  const { result, unmount } = await opened("t", polledBoard);
  await shown(() => expect(result.current.board).toMatchObject(boardSample()));
  act(() => void window.dispatchEvent(new Event("focus")));
  turn("hidden");
  turn("visible");
  await shown(() => expect(room.asked.length).toBeGreaterThan(1));
  expect([result.current.phase, room.asked.filter((one) => one.startsWith("stream"))]).toEqual(["behind", []]);
  unmount();
});

it("waits for a sign-in, and ends with a room that is not open to the person", async () => {
  const room = serveRoom(boardSample());
  room.state.fault = faults.tokenInvalid;
  const first = await opened();
  await shown(() => expect(first.result.current.phase).toBe("signedOut"));
  first.unmount();
  room.state.fault = faults.roomUnknown;
  const second = await opened();
  await shown(() => expect(second.result.current.phase).toBe("over"));
  expect(second.result.current.fault).toEqual({ ...faults.roomUnknown, msg: "" });
  second.unmount();
});
