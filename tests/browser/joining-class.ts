import { eq } from "drizzle-orm";
import type { Calls } from "../../src/contract/calls/calls";
import { users } from "../../src/server/db/accounts-schema";
import { classOf } from "../support/classes";
import { askAs } from "./api";
import { inDatabase } from "./database";
import type { Site } from "./site";

type Command = "setAdmission" | "admitSeats" | "refuseSeats" | "startRoom" | "holdRoom" | "moveDevice" | "makeCards";

let keys = 0;
const idempotency_key = () => `key-of-room-${(keys += 1)}`;
const hourMs = 3_600_000;

/** A room of the site's fixed test for a class whose members have no accounts, and what its teacher does there. */
export async function roomOnSite(site: Site, names: readonly string[]) {
  const { token } = await askAs(site, "", "login", { username: "teacher", password: "teacher123" });
  const class_id = await inDatabase(site.dataDir, async (db) => {
    const [teacher] = await db.select().from(users).where(eq(users.username, "teacher"));
    if (teacher === undefined) throw new Error("the site has no teacher");
    const school = { db, now: Date.now() };
    const made = await classOf(school, {
      teachers: [teacher.userId],
      members: names.map((name) => ({ name, userId: null })),
    });
    return made.class_id;
  });
  const assigned = await askAs(site, token, "assign", {
    idempotency_key: idempotency_key(),
    class_id,
    menu_id: site.fixedTest(),
    opens_at: Date.now() - 1_000,
    closes_at: Date.now() + 2 * hourMs,
    attempts: 1,
    release: "manual",
    place: "room",
    accept_findings: true,
  });
  const assignment_id = assigned.assignment_id ?? "";
  const opened = await askAs(site, token, "openRoom", { assignment_id, idempotency_key: idempotency_key() });
  const command = (name: Command, input: object = {}) =>
    askAs(site, token, name, {
      room_id: opened.room_id,
      idempotency_key: idempotency_key(),
      ...input,
    } as Calls[Command]["input"]);
  await command("setAdmission", { admits: true });
  return {
    ...opened,
    assignment_id,
    command,
    board: () => askAs(site, token, "roomBoard", { room_id: opened.room_id }),
    cards: () => askAs(site, token, "roomCards", { room_id: opened.room_id }),
    results: () => askAs(site, token, "classResults", { assignment_id }),
  };
}
