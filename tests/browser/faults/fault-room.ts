import { eq } from "drizzle-orm";
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import type { Calls } from "../../../src/contract/calls/calls";
import { users } from "../../../src/server/db/accounts-schema";
import { classMembers } from "../../../src/server/db/classes-schema";
import { newSecret } from "../../../src/server/support/identifiers";
import { openSession } from "../../../src/server/use-cases/sign-in";
import { askAs } from "../api";
import { giveTest } from "../given-test";
import type { FaultSite } from "./fault-site";
import { at } from "./person";

type CommandName =
  | "setAdmission"
  | "admitSeats"
  | "startRoom"
  | "holdRoom"
  | "resumeRoom"
  | "extendSeats"
  | "moveDevice";
type Input<Name extends CommandName> = Omit<Calls[Name]["input"], "room_id" | "idempotency_key">;

let keys = 0;
const key = (): string => `key-of-fault-rooms-${(keys += 1)}`;

/** A room in which one student has begun a test of two questions, with what its teacher commands past the proxy. */
export async function faultRoom(faults: FaultSite, setUp?: (context: BrowserContext) => Promise<unknown>) {
  const { site } = faults;
  const tokenOf = async (username: string): Promise<string> =>
    (await askAs(site, "", "login", { username, password: `${username}123` })).token;
  const token = faults.student();
  const { username } = await askAs(site, token, "userInfo", {});
  const teacher = await tokenOf("teacher");
  const { menu_id, class_id, assignment_id } = await giveTest(site, teacher, {
    key,
    questions: ["tenth", "fifth"].map((part) => `What is a ${part} of a hundred? ${key()}`),
    title: { en: "Tenths and fifths", zh: "十分之几与五分之几" },
    minutes: 10,
    className: `6b ${key()}`,
    roster: "Lin",
    place: "room",
  });
  await faults.withDatabase(async (db) => {
    const [person] = await db.select().from(users).where(eq(users.username, username));
    const { userId } = person ?? expect.fail("no account");
    await db.update(classMembers).set({ userId }).where(eq(classMembers.classId, class_id));
  });
  const { room_id } = await askAs(site, teacher, "openRoom", { idempotency_key: key(), assignment_id });
  const command = async <Name extends CommandName>(name: Name, input: Input<Name>, by = teacher, once = key()) =>
    askAs(site, by, name, { ...input, room_id, idempotency_key: once } as Calls[Name]["input"]);

  await command("setAdmission", { admits: true, renew: false });
  await askAs(site, token, "enterRoom", { idempotency_key: key(), assignment_id });
  await command("admitSeats", { seats: "all", reason: "" });
  await command("startRoom", { reason: "" });
  const device = await faults.open(token, setUp);
  const { page } = device;
  await page.goto(`${faults.url()}/examAccess/exam?menu_id=${menu_id}&assignment_id=${assignment_id}`);
  await page.getByRole("button", { name: "Start the test" }).click();
  await at(page, 1);
  const { open_attempt } = await askAs(site, token, "menuDetail", { menu_id });
  const attempt_id = open_attempt?.attempt_id ?? expect.fail("nothing has begun");
  return {
    ...device,
    room_id,
    teacher,
    tokenOf,
    command,
    /** Opens another device of the same student, signed in by itself, which the invigilator lets in. */
    secondDevice: async () => {
      const second = await faults.withDatabase(async (db) => {
        const [person] = await db.select().from(users).where(eq(users.username, username));
        return openSession({ db, clock: Date.now, secret: newSecret }, person?.userId ?? "");
      });
      const { lobby } = await askAs(site, second, "enterRoom", { idempotency_key: key(), assignment_id });
      const { seats } = await askAs(site, teacher, "roomBoard", { room_id });
      await command("moveDevice", { seat_id: seats[0]?.seat_id ?? "", entry_id: lobby.entry_id });
      const other = await faults.open(second);
      await other.page.goto(`${faults.url()}/examAccess/exam?menu_id=${menu_id}&assignment_id=${assignment_id}`);
      return other;
    },
    board: () => askAs(site, teacher, "roomBoard", { room_id }),
    standing: () => askAs(site, token, "examItemDetail", { attempt_id }),
    openBoard: async (board: Page): Promise<void> => {
      await board.goto(`${site.url()}/room?room_id=${room_id}`);
      await board.locator("[data-seat]").first().waitFor();
    },
  };
}
