import type { Page } from "playwright-core";
import type { Calls } from "../../src/contract/calls/calls";
import { askAs } from "./api";
import { roomClass } from "./room-class";
import { arriveAs, desktop, type Site } from "./site";

type RoomCommandName = "setAdmission" | "admitSeats" | "startRoom" | "extendSeats" | "pauseSeats" | "messageSeats";

/** A room of a class of these names that admits, with commands of its teacher over HTTP. */
export async function admittingRoom(site: Site, names: readonly string[]) {
  const ofClass = await roomClass(site, names);
  const roomId = await ofClass.room();
  let commands = 0;
  const command = async <Name extends RoomCommandName>(
    name: Name,
    input: Omit<Calls[Name]["input"], "room_id" | "idempotency_key">,
  ) => {
    const key = `command-${roomId}-${(commands += 1)}`;
    await askAs(site, ofClass.token, name, { ...input, room_id: roomId, idempotency_key: key } as Calls[Name]["input"]);
  };
  await command("setAdmission", { admits: true, renew: false });
  const { code } = (await ofClass.board(roomId)).room;
  const seat = async (name: string) => {
    const found = (await ofClass.board(roomId)).seats.find((one) => one.name === name);
    if (found === undefined) throw new Error(`no seat of ${name}`);
    return found;
  };
  /** The board of the room on a page of somebody who is signed in, once it shows the seats. */
  const openBoard = async (page: Page): Promise<void> => {
    await page.goto(`${site.url()}/room?room_id=${roomId}`);
    await page.locator("[data-seat]").first().waitFor();
  };
  /** The board in a separate browser of this person. */
  const boardOf = async (username: string) => {
    const visit = await site.open({ language: "en", ...desktop });
    await arriveAs(visit.page, site, username);
    await openBoard(visit.page);
    await visit.page.getByText("Live", { exact: true }).waitFor();
    return visit;
  };
  return { ...ofClass, roomId, code: code ?? "", command, seat, openBoard, boardOf };
}

/** A room in which all of these names sit the test. */
export async function runningRoom(site: Site, names: readonly string[]) {
  const room = await admittingRoom(site, names);
  const guests = await Promise.all(names.map((name) => room.join(room.code, name)));
  await room.command("admitSeats", { seats: "all", reason: "" });
  await room.command("startRoom", { reason: "" });
  for (const guest of guests) await room.begin(guest);
  return room;
}
