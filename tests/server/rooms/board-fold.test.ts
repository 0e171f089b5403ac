import { expect, it } from "vitest";
import { foldOfRandomCommands } from "../../support/board-commands";

it("the board's fold of events equals the tables after 200 random commands of two invigilators", async () => {
  expect((await foldOfRandomCommands({ rooms: 4, perRoom: 50 })).size).toBeGreaterThan(5);
}, 60_000);
