import { and, eq, notInArray } from "drizzle-orm";
import type { z } from "zod";
import type { openRoomInput, openRoomOutput } from "../../../contract/rooms/rooms";
import { invitations } from "../../db/guest-schema";
import type { Queries } from "../../db/open";
import { rooms, seats } from "../../db/rooms-schema";
import { inTransaction } from "../../db/transaction";
import { secretHashOf } from "../../support/identifiers";
import { CallRefusal } from "../../support/refusal";
import { assignedMembers, type AssignedPerson } from "../assignments/assigned-members";
import { lockAssignment, type AssignmentRow } from "../assignments/assignment-row";
import { writeAudit } from "../audit";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { codeOfRoom, renewCode } from "./room-codes";
import { appendRoomEvent } from "./room-events";
import type { RoomRow } from "./room-row";

type Input = z.output<typeof openRoomInput> & { readonly address: string };
type Output = z.input<typeof openRoomOutput>;

const seatsPerStatement = 1_000;
/** How long guests of a room may see and claim their result after the end of the assignment. */
const lastingMs = 30 * 24 * 3_600_000;

/** The room of an assignment that is not over; undefined: there is none. */
async function openRoomOf(tx: Queries, assignmentId: string): Promise<RoomRow | undefined> {
  const [row] = await tx
    .select()
    .from(rooms)
    .where(and(eq(rooms.assignmentId, assignmentId), notInArray(rooms.phase, ["ended", "signed"])));
  return row;
}

/** The hidden invitation by which students without an account come in. */
async function makeInvitation(
  tx: Queries,
  deps: Pick<Dependencies, "ids" | "secret">,
  caller: Caller,
  { menuId, closesAt }: AssignmentRow,
  now: number,
): Promise<string> {
  const invitationId = deps.ids();
  // nobody is ever told its code or link: students come in by the code of the room
  const [seed, code, link] = [deps.secret(), deps.secret(), deps.secret()];
  await tx.insert(invitations).values({
    invitationId,
    invitedBy: caller.userId,
    menuId,
    attemptId: null,
    name: "",
    validFrom: now,
    validUntil: Math.max(closesAt, now) + lastingMs,
    uses: 0,
    used: 0,
    seesResult: false,
    strict: false,
    ofRoom: true,
    codeHash: secretHashOf(code),
    linkHash: secretHashOf(link),
    codeEnd: "",
    seed,
    startKeyHash: secretHashOf(invitationId),
    secretsKeyHash: secretHashOf(invitationId),
    createdAt: now,
    revokedAt: null,
  });
  return invitationId;
}

async function makeSeats(
  tx: Queries,
  { ids }: Pick<Dependencies, "ids">,
  roomId: string,
  members: readonly AssignedPerson[],
): Promise<void> {
  const rows = members
    .filter(({ leftAt }) => leftAt === null)
    .map(({ memberId, name }) => ({ seatId: ids(), roomId, memberId, name, phase: "expected" as const }));
  for (let from = 0; from < rows.length; from += seatsPerStatement)
    await tx.insert(seats).values(rows.slice(from, from + seatsPerStatement));
}

/**
 * Opens the room of an assignment, with a seat for each member that it is given to. An assignment has one room at a
 * time: opening it again answers with the one that is there. Throws `roomElsewhere` unless the assignment is to be sat
 * in a room.
 */
export const openRoom = (deps: Dependencies, caller: Caller, input: Input): Promise<Output> =>
  inTransaction(deps.db, async (tx) => {
    const { assignment, row: ofClass } = await lockAssignment(tx, caller, input.assignment_id);
    const present = await openRoomOf(tx, assignment.assignmentId);
    if (present !== undefined) return { room_id: present.roomId, code: (await codeOfRoom(tx, present.roomId)) ?? "" };
    if (assignment.place !== "room") throw new CallRefusal("roomElsewhere");
    if (!["scheduled", "open"].includes(assignment.phase)) throw new CallRefusal("assignmentElsewhere");
    const now = deps.clock();
    const room: RoomRow = {
      roomId: deps.ids(),
      assignmentId: assignment.assignmentId,
      invitationId: await makeInvitation(tx, deps, caller, assignment, now),
      phase: "preparing",
      admits: false,
      heldSince: null,
      endsAt: null,
      entry: input.entry,
      lastSeq: 0,
      openedBy: caller.userId,
      openedAt: now,
      createKey: input.idempotency_key,
      signedBy: null,
      signedAt: null,
      record: null,
    };
    await tx.insert(rooms).values(room);
    await makeSeats(tx, deps, room.roomId, await assignedMembers(tx, deps, assignment, now));
    const code = await renewCode(tx, deps, room.roomId, now);
    await appendRoomEvent(tx, room, { at: now, kind: "opened", by: caller.userId, key: null, seats: [], facts: {} });
    const { classId, assignmentId } = assignment;
    await writeAudit(
      { db: tx, clock: () => now },
      {
        kind: "roomOpened",
        account: caller.username,
        address: input.address,
        facts: { class: ofClass.name, test: assignment.menuId },
        classId,
        assignmentId,
      },
    );
    return { room_id: room.roomId, code };
  });
