import type { Calls } from "../../src/contract/calls/calls";
import { draftOf, draftTestOf } from "../support/drafts";
import { askAs } from "./api";
import type { Site } from "./site";

const minute = 60_000;
let keys = 0;
const key = (): string => `key-of-rooms-${(keys += 1)}`;

/** The sitting of a student in a room, as its device has it. */
export type RoomSitting = Calls["startExam"]["output"] & { readonly token: string };

/** A class of these names, given a test of two questions in 40 minutes, to be sat in a room. */
export async function roomClass(site: Site, names: readonly string[]) {
  const { token } = await askAs(site, "", "login", { username: "teacher", password: "teacher123" });
  const items: string[] = [];
  for (const question of ["What is a tenth of a hundred?", "What is a fifth of a hundred?"])
    items.push(
      (await askAs(site, token, "saveItem", { idempotency_key: key(), draft: draftOf(`${question} ${key()}`) }))
        .item_id,
    );
  const usual = draftTestOf(items, { title: { en: "Tenths and fifths", zh: "十分之几与五分之几" } });
  const definition = { ...usual, policies: { ...usual.policies, time_limit_ms: 40 * minute } };
  const { test_id } = await askAs(site, token, "saveTest", { idempotency_key: key(), definition });
  const { menu_id } = await askAs(site, token, "publishDraftTest", { test_id, version: 1 });
  const name = `5a ${key()}`;
  const { class_id } = await askAs(site, token, "saveClass", { idempotency_key: key(), name });
  const { digest } = await askAs(site, token, "rosterDiff", { class_id, text: names.join("\n") });
  await askAs(site, token, "rosterApply", { idempotency_key: key(), class_id, digest: digest ?? "", chosen: {} });
  const { assignment_id } = await askAs(site, token, "assign", {
    idempotency_key: key(),
    menu_id,
    class_id,
    opens_at: Date.now() - minute,
    closes_at: Date.now() + 180 * minute,
    attempts: 1,
    release: "manual",
    place: "room",
    accept_findings: true,
  });
  if (assignment_id === null) throw new Error("findings keep it from being given");
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
