import { expect, it } from "vitest";
import { foldOfRandomCommands, roomCommands } from "../../support/board-commands";

it("the board's fold of events equals the tables after 1,000 random commands of two invigilators", async () => {
  const taken = await foldOfRandomCommands({ rooms: 10, perRoom: 100 });
  expect(taken).toEqual(new Set([...roomCommands, "endRoom", "signRoom"]));
}, 180_000);
