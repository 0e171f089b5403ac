import type { Calls } from "../../src/contract/calls/calls";
import { askAs } from "./api";
import { giveTest } from "./given-test";
import type { Site } from "./site";

let keys = 0;
const key = (): string => `key-of-rooms-${(keys += 1)}`;

/** The sitting of a student in a room, as its device has it. */
export type RoomSitting = Calls["startExam"]["output"] & { readonly token: string };

/** A class of these names, given a test of two questions in 40 minutes, to be sat in a room. */
export async function roomClass(site: Site, names: readonly string[]) {
  const { token } = await askAs(site, "", "login", { username: "teacher", password: "teacher123" });
  const name = `5a ${key()}`;
  const { menu_id, assignment_id } = await giveTest(site, token, {
    key,
    questions: ["tenth", "fifth"].map((part) => `What is a ${part} of a hundred? ${key()}`),
    title: { en: "Tenths and fifths", zh: "十分之几与五分之几" },
    minutes: 40,
    className: name,
    roster: names.join("\n"),
    place: "room",
  });
  return {
    token,
    assignment_id,
    menu_id,
    className: name,
    room: async (): Promise<string> => {
      const asked = { assignment_id, idempotency_key: key(), entry: "listed" as const };
      return (await askAs(site, token, "openRoom", asked)).room_id;
    },
    board: (room_id: string) => askAs(site, token, "roomBoard", { room_id, since: 0 }),
    /** Asks to come in by the code and the list; returns the token of the guest. */
    join: async (code: string, student: string): Promise<string> => {
      const { names: list } = await askAs(site, null, "lookAtRoom", { code });
      const member_id = list?.find((one) => one.name === student)?.member_id ?? "";
      const joined = await askAs(site, null, "joinRoom", { code, member_id, idempotency_key: key() });
      return joined.token ?? "";
    },
    begin: async (guest: string): Promise<RoomSitting> => {
      const asked = { menu_id, assignment_id, idempotency_key: key() };
      return { ...(await askAs(site, guest, "startExam", asked)), token: guest };
    },
    handIn: ({ token: guest, attempt_id, lease, stage }: RoomSitting) =>
      askAs(site, guest, "advanceExam", { attempt_id, lease: lease ?? "", stage }),
  };
}
