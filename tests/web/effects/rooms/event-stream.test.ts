// @vitest-environment node
import { expect, it } from "vitest";
import { makeStreamReader } from "../../../../src/web/effects/rooms/event-stream";

const sent =
  'retry: 2000\n\nid: 7\nevent: board\ndata: {"seq":7}\n\n: still here\n\nid: 8\nevent: update\ndata: a\ndata: b\n\n';
const read = [
  { event: "board", data: '{"seq":7}' },
  { event: null, data: "" },
  { event: "update", data: "a\nb" },
];

it("reads a stream that comes in one piece or in single symbols", () => {
  expect(makeStreamReader()(sent)).toEqual(read);
  expect(Array.from(sent).flatMap(makeStreamReader())).toEqual(read);
});

it("waits for the end of a message", () => {
  const messagesOf = makeStreamReader();
  expect(["event: update\ndata: 1\n", "\nevent: up", "date\ndata: 2\n\n"].map((piece) => messagesOf(piece))).toEqual([
    [],
    [{ event: "update", data: "1" }],
    [{ event: "update", data: "2" }],
  ]);
});
