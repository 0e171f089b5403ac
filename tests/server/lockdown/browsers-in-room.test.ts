import { beforeEach, expect, it } from "vitest";
import { openClass, type OpenClass } from "../../support/given-classes";
import { openRoomOf, type OpenRoom } from "../../support/rooms";
import { askForSeb, ownSettings } from "../../support/seb-browser";
import { minute, openSchool, type School } from "../../support/sittings";

let school: School;
let ofClass: OpenClass;
let room: OpenRoom;
let seb: Awaited<ReturnType<typeof askForSeb>>;
const tokens = new Map<string, string>();
beforeEach(async () => {
  school = await openSchool({}, { siteAddress: () => "https://exam.example" });
  ofClass = await openClass(school);
  const members = { Lin: await ofClass.member("Lin"), Mei: await ofClass.member("Mei") };
  room = await openRoomOf(school, ofClass);
  seb = await askForSeb(school, ofClass, room.assignment_id, ownSettings);
  await room.command("setAdmission", { admits: true });
  for (const [name, member_id] of Object.entries(members)) {
    const joined = await room.join({ member_id });
    expect(joined.data.lobby.check_address).toBe(seb.startAddress);
    tokens.set(name, joined.data.token ?? "");
  }
  await room.start();
});

const tokenOf = (name: string): string => tokens.get(name) ?? "";
const browsers = async () =>
  Object.fromEntries((await room.board()).seats.map(({ name, lockdown }) => [name, lockdown]));
const seatIdOf = async (name: string): Promise<string> => (await room.seat(name)).seat_id;
const lose = async (name: string, attempt: { attempt_id: string; lease: string | null }) => {
  const { attempt_id, lease } = attempt;
  await school.call("heartbeat", { attempt_id, lease, browser: "missing" }, tokenOf(name));
};

it("shows on the board who sits in which browser, and lets one pupil sit in any", async () => {
  expect((await room.board()).room.asks_browser).toBe(true);
  expect(await browsers()).toEqual({ Lin: null, Mei: null });
  expect((await seb.check(tokenOf("Lin"))).data).toMatchObject({ passed: true, next: "/join" });
  const version = "SafeExamBrowser 3.9 (Windows)";
  expect(await browsers()).toEqual({ Lin: { phase: "confirmed", version, locked_at: null }, Mei: null });
  expect((await room.begin(tokenOf("Mei"))).code).toBe(101301);
  const waive = { seats: [await seatIdOf("Mei")], decision: "waive", reason: "school laptop is broken" };
  expect(await room.command("decideSeats", waive)).toMatchObject({ code: 200, data: { refused: [] } });
  expect((await room.begin(tokenOf("Mei"))).code).toBe(200);
  expect((await room.begin(tokenOf("Lin"))).code).toBe(200);
  expect(await browsers()).toMatchObject({ Lin: { phase: "sitting" }, Mei: { phase: "waived", version: "" } });
});

it("names a lost browser in the events of the room, and unlocks all that are locked with their time", async () => {
  const sittings = [];
  for (const name of ["Lin", "Mei"]) {
    await seb.check(tokenOf(name));
    sittings.push((await room.begin(tokenOf(name))).data);
  }
  await room.sweep();
  const { seq } = await room.board();
  const [lin] = sittings;
  if (lin === undefined) throw new Error("nobody sits");
  await lose("Lin", lin);
  const lostAt = school.now;
  expect((await room.board(seq)).events).toMatchObject([{ kind: "browserLost", by: null, at: lostAt }]);
  expect(await browsers()).toMatchObject({ Lin: { phase: "locked", locked_at: lostAt }, Mei: { phase: "sitting" } });
  school.now += 2 * minute;
  const refused = [{ seat_id: await seatIdOf("Mei"), phase: "sitting" }];
  const seats = [await seatIdOf("Lin"), await seatIdOf("Mei")];
  expect((await room.command("decideSeats", { seats, decision: "unlock", reason: "cable" })).data.refused).toEqual(
    refused,
  );
  expect(await room.seat("Lin")).toMatchObject({
    lockdown: { phase: "sitting", locked_at: null },
    given_ms: 2 * minute,
    deadline: (lin.deadline ?? 0) + 2 * minute,
  });
  expect(await room.command("decideSeats", { seats: "all", decision: "unlock" })).toMatchObject({
    code: 200,
    data: { seq: null, refused: [] },
  });
  const kinds = (await room.board(seq)).events.map(({ kind, facts }) => [kind, facts]);
  expect(kinds).toEqual([
    ["browserLost", {}],
    ["unlocked", { reason: "cable" }],
  ]);
});
