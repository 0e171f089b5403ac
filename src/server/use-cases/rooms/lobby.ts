import { and, eq, exists, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { Localized } from "../../../contract/item/content";
import type { lobbySchema } from "../../../contract/rooms/rooms";
import { testLimitFor } from "../../attempts/accommodated";
import type { TestOutline } from "../../attempts/catalogue";
import { assignments, assignmentTargets, classes } from "../../db/classes-schema";
import { sebPolicies } from "../../db/lockdown-schema";
import type { Queries } from "../../db/open";
import { roomEntries, rooms, seats } from "../../db/rooms-schema";
import { attempts } from "../../db/schema";
import { CallRefusal } from "../../support/refusal";
import { formOf, type Form } from "../assignments/assigned-members";
import type { AssignmentRow } from "../assignments/assignment-row";
import type { Principal } from "../caller";
import type { Dependencies } from "../dependencies";
import { isConfirmed } from "../lockdown/lockdown-row";
import { checkAddress } from "../lockdown/seb-addresses";
import type { RoomRow } from "./room-row";

type Lobby = z.input<typeof lobbySchema>;
type Catalogued = Pick<Dependencies, "catalogue" | "clock" | "siteAddress">;

/** What a room is about, in the form that the class has. */
interface RoomTitle {
  readonly title: Localized;
  readonly className: string;
  readonly assignment: AssignmentRow;
  readonly outline: TestOutline;
  /** Whether the assignment asks for a browser. */
  readonly asksBrowser: boolean;
}

export async function titleOfRoom(
  queries: Queries,
  { catalogue }: Pick<Dependencies, "catalogue">,
  { assignmentId }: Pick<RoomRow, "assignmentId">,
): Promise<RoomTitle> {
  const [row] = await queries
    .select({ assignment: assignments, className: classes.name, policy: sebPolicies.kind })
    .from(assignments)
    .innerJoin(classes, eq(classes.classId, assignments.classId))
    .leftJoin(sebPolicies, eq(sebPolicies.assignmentId, assignments.assignmentId))
    .where(eq(assignments.assignmentId, assignmentId));
  if (row === undefined) throw new CallRefusal("roomUnknown");
  const { policy, ...rest } = row;
  const outline = await catalogue.outline(queries, row.assignment.menuId, row.assignment.edition);
  return { ...rest, title: outline.definition.title, outline, asksBrowser: policy !== null };
}

/** The form of the test that a seat has. */
export async function formOfSeat(
  queries: Queries,
  assignment: AssignmentRow,
  { memberId }: Pick<typeof seats.$inferSelect, "memberId">,
): Promise<Form> {
  if (memberId === null) return formOf(assignment, null);
  const targets = await queries.select().from(assignmentTargets).where(eq(assignmentTargets.memberId, memberId));
  return formOf(assignment, targets.find((one) => one.assignmentId === assignment.assignmentId) ?? null);
}

const others = alias(seats, "others");

/** SQL condition, in a query of a seat: another seat of the room has the same name. */
const isNameTwice = (queries: Queries) =>
  exists(
    queries
      .select({ one: sql`1` })
      .from(others)
      .where(
        and(
          eq(others.roomId, seats.roomId),
          ne(others.seatId, seats.seatId),
          sql`lower(normalize(${others.name}, NFKC)) = lower(normalize(${seats.name}, NFKC))`,
        ),
      ),
  );

/** How the device of an entry stands; out: it was refused, replaced: another device has its place. */
function standingOf(
  { standing, entryId }: typeof roomEntries.$inferSelect,
  seat: typeof seats.$inferSelect,
): Lobby["standing"] {
  return standing === "out" && seat.entryId !== null && seat.entryId !== entryId ? "replaced" : standing;
}

/** What a student in the lobby sees. */
export async function lobbyOf(
  queries: Queries,
  deps: Catalogued,
  { entryId }: Pick<typeof roomEntries.$inferSelect, "entryId">,
): Promise<Lobby> {
  const [row] = await queries
    .select({ entry: roomEntries, seat: seats, room: rooms, status: attempts.status, isTwice: isNameTwice(queries) })
    .from(roomEntries)
    .innerJoin(seats, eq(seats.seatId, roomEntries.seatId))
    .innerJoin(rooms, eq(rooms.roomId, roomEntries.roomId))
    .leftJoin(attempts, eq(attempts.attemptId, seats.attemptId))
    .where(eq(roomEntries.entryId, entryId));
  if (row === undefined) throw new CallRefusal("roomUnknown");
  const { assignment, className, asksBrowser } = await titleOfRoom(queries, deps, row.room);
  const { assignmentId } = assignment;
  const personId = row.entry.userId ?? row.entry.guestId ?? "";
  const hasBrowser = !asksBrowser || (await isConfirmed(queries, { assignmentId, personId }, row.entry.tokenHash));
  const form = await formOfSeat(queries, assignment, row.seat);
  const { definition } = await deps.catalogue.outline(queries, form.menuId, form.version);
  return {
    room_id: row.room.roomId,
    entry_id: entryId,
    name: row.seat.name,
    class_name: className,
    title: definition.title,
    assignment_id: assignmentId,
    menu_id: form.menuId,
    name_twice: Boolean(row.isTwice),
    standing: standingOf(row.entry, row.seat),
    sitting: row.status === null ? "notBegun" : row.status === "sitting" ? "begun" : "handedIn",
    phase: row.room.phase,
    tools: [...new Set(definition.sections.flatMap(({ tools }) => tools))],
    has_sound: definition.sections.some(({ heard }) => heard === true),
    check_address: hasBrowser ? null : checkAddress(deps, assignmentId),
    time_limit_ms: testLimitFor(definition, null),
    server_time: deps.clock(),
  };
}

/** The lobby of the caller's own entry; throws `roomUnknown` for one of somebody else. */
export async function lobbyOfCaller(
  deps: Dependencies,
  caller: Principal,
  { entry_id: entryId }: { readonly entry_id: string },
): Promise<Lobby> {
  const [entry] = await deps.db.select().from(roomEntries).where(eq(roomEntries.entryId, entryId));
  if (entry?.tokenHash !== caller.tokenHash) throw new CallRefusal("roomUnknown");
  return lobbyOf(deps.db, deps, entry);
}
