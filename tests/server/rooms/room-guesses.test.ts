import { beforeEach, describe, expect, it } from "vitest";
import { codeAlphabet } from "../../../src/contract/account/invitation-code";
import { openClass, type OpenClass } from "../../support/given-classes";
import { openRoomOf, type OpenRoom } from "../../support/rooms";
import { minute, newKey, openSchool, type School } from "../../support/sittings";

let school: School;
let ofClass: OpenClass;
let room: OpenRoom;
/** How long the server has made callers wait, one entry a call. */
let pauses: number[];
beforeEach(async () => {
  pauses = [];
  school = await openSchool({}, { pause: async (ms: number) => void pauses.push(ms) });
  ofClass = await openClass(school);
  room = await openRoomOf(school, ofClass);
  await room.command("setAdmission", { admits: true });
});

interface Device {
  readonly address: string;
  cookie?: string;
}

/** Makes a call as a browser, which stores the cookie that it is given. */
async function ask(device: Device, url: string, payload: object) {
  const headers = device.cookie === undefined ? {} : { cookie: device.cookie };
  const reply = await school.app.inject({ method: "POST", url, payload, headers, remoteAddress: device.address });
  const [cookie] = [reply.headers["set-cookie"] ?? []].flat();
  if (cookie !== undefined) device.cookie = cookie.split(";")[0] ?? "";
  return (JSON.parse(reply.body) as { code: number }).code;
}
const look = (device: Device, code: string) => ask(device, "/api/room/look", { code });

/** Codes that are none, one after the other. */
const wrongCode = (place: number): string =>
  Array.from({ length: 8 }, (_, digit) => codeAlphabet[Math.floor(place / 32 ** digit) % 32]).join("");

const schoolAddress = "203.0.113.7";

describe("wrong codes of a room", () => {
  it("keep none of 60 students behind one address out, who mistype twice each", async () => {
    const students = Array.from({ length: 60 }, (_, place) => ({
      place,
      device: { address: schoolAddress } as Device,
    }));
    const come = async ({ place, device }: (typeof students)[number]) => {
      for (const wrong of [wrongCode(2 * place), wrongCode(2 * place + 1)])
        expect(await look(device, wrong)).toBe(101203);
      expect(await look(device, room.code)).toBe(200);
      const joining = { code: room.code, name: `Student ${place}`, idempotency_key: newKey() };
      return ask(device, "/api/room/join", joining);
    };
    expect(await Promise.all(students.map(come))).toEqual(students.map(() => 200));
    expect((await room.board()).seats.map(({ phase }) => phase)).toEqual(students.map(() => "waiting"));
    // a student makes four calls, one after the other, and waits at each at most as long as the longest pause
    expect(4 * Math.max(0, ...pauses)).toBeLessThan(60_000);
  });

  it("open nothing to a device that guesses 10,000 times, and shut out nobody else", async () => {
    const guesser: Device = { address: schoolAddress };
    const codes = new Map<number, number>();
    for (let from = 0; from < 10_000; from += 50) {
      if (from % 1_000 === 0) school.now += minute;
      const tries = Array.from({ length: from === 0 ? 1 : 50 }, (_, place) => look(guesser, wrongCode(from + place)));
      for (const code of await Promise.all(tries)) codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect(new Set(codes.keys())).toEqual(new Set([101203, 429]));
    expect(codes.get(101203)).toBeLessThanOrEqual(11);
    expect(await look(guesser, room.code)).toBe(429);
    expect(await look({ address: schoolAddress }, room.code)).toBe(200);
  });

  it("are refused by the address at last, where a device drops its cookie", async () => {
    const codes = new Map<number, number>();
    for (let from = 0; from < 1_300; from += 50) {
      const tries = Array.from({ length: 50 }, (_, place) =>
        look({ address: "198.51.100.9" }, wrongCode(from + place)),
      );
      for (const code of await Promise.all(tries)) codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect(Object.fromEntries(codes)).toEqual({ 101203: 1_200, 429: 100 });
    expect(pauses).toHaveLength(1_080);
    expect(await look({ address: schoolAddress }, room.code)).toBe(200);
  });
});
