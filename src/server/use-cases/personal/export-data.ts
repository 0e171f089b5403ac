import { asc, eq } from "drizzle-orm";
import { buffer } from "node:stream/consumers";
import type { ExportedData } from "../../../contract/account/export";
import { accommodationsOf } from "../../attempts/accommodations";
import { ownedBy } from "../../attempts/owner";
import { identities, users } from "../../db/accounts-schema";
import { ltiPersons } from "../../db/integrations-schema";
import { attempts, refusedOperations } from "../../db/schema";
import { uploads } from "../../db/upload-schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import { favoriteRecord } from "../collections/favorites";
import { wrongBookList } from "../collections/wrong-book";
import type { Dependencies } from "../dependencies";
import { shareList } from "../guests/shares";
import { currentAttempt } from "../sitting/current";
import { uploadAddress } from "../uploads/upload";
import { exportedAssignments } from "./assigned-data";
import { exportedDrafts, exportedQuestionFiles, exportedReviews, exportedTests } from "./authored-data";
import { exportedClasses, exportedMemberships } from "./class-data";
import { exportedAttempt } from "./export-attempt";
import { exportedGrading } from "./graded-data";
import { exportedReports } from "./report-data";
import { sessionList } from "./sessions";

async function exportedAccount({ db }: Dependencies, { userId }: Caller): Promise<ExportedData["account"]> {
  const [user] = await db.select().from(users).where(eq(users.userId, userId));
  if (user === undefined) throw new CallRefusal("tokenInvalid");
  const { username, nickname, grade, mobile, email, role, permission, admin, createdAt } = user;
  const known = await db
    .select({ provider: identities.provider, subject: identities.subject })
    .from(identities)
    .where(eq(identities.userId, userId));
  const platforms = await db
    .select({ issuer: ltiPersons.issuer, subject: ltiPersons.subject, linked_at: ltiPersons.linkedAt })
    .from(ltiPersons)
    .where(eq(ltiPersons.userId, userId))
    .orderBy(asc(ltiPersons.linkedAt), asc(ltiPersons.issuer), asc(ltiPersons.subject));
  return {
    username,
    nickname,
    grade,
    mobile,
    email,
    role,
    permission,
    admin,
    created_at: createdAt,
    identities: known,
    learning_platforms: platforms,
  };
}

async function exportedFiles({ db, files }: Dependencies, { userId }: Caller): Promise<ExportedData["files"]> {
  const rows = await db.select().from(uploads).where(eq(uploads.userId, userId)).orderBy(asc(uploads.touchedAt));
  const list: ExportedData["files"] = [];
  for (const { fileId, purpose, type, size, width, height } of rows) {
    const stream = await files.read(fileId, { from: 0, length: size });
    const data = stream === null ? null : `data:${type};base64,${(await buffer(stream)).toString("base64")}`;
    list.push({ url: uploadAddress(fileId), type, size, width, height, purpose, data });
  }
  return list;
}

/** Reads all pages of a list. */
async function allOf<Entry>(read: (page: number) => Promise<{ readonly list: Entry[]; readonly total: number }>) {
  const list: Entry[] = [];
  for (let page = 1; ; page += 1) {
    const part = await read(page);
    list.push(...part.list);
    if (part.list.length === 0 || list.length >= part.total) return list;
  }
}

async function whatIsBeside(
  deps: Dependencies,
  caller: Caller,
): Promise<Omit<ExportedData, "attempts" | "drafts" | "tests" | "question_files" | "reviews">> {
  const { db } = deps;
  const given = await accommodationsOf(db, caller.userId);
  const refused = await db
    .select()
    .from(refusedOperations)
    .where(eq(refusedOperations.userId, caller.userId))
    .orderBy(asc(refusedOperations.receivedAt));
  return {
    exported_at: deps.clock(),
    account: await exportedAccount(deps, caller),
    accommodations: given.map(({ terms, givenBy, note, givenAt, until }) => ({
      terms,
      given_by: givenBy,
      note,
      given_at: givenAt,
      until,
    })),
    sessions: (await sessionList(deps, caller)).list,
    files: await exportedFiles(deps, caller),
    invitations: (await shareList(deps, caller, {})).list,
    favorites: await allOf((page) => favoriteRecord(deps, caller, { page })),
    ...(await exportedAssignments(db, caller)),
    ...(await exportedGrading(db, caller)),
    wrong_book: await allOf((page) => wrongBookList(deps, caller, { page, state: "all" })),
    classes: await exportedClasses(db, caller),
    memberships: await exportedMemberships(db, caller),
    question_reports: await exportedReports(db, caller),
    refused: refused.map(({ attemptId, call, payload, receivedAt }) => ({
      attempt_id: attemptId,
      call,
      payload,
      received_at: receivedAt,
    })),
  };
}

/** A list as a further field of an object in JSON, in pieces. */
async function* listOf(name: keyof ExportedData, entries: AsyncIterable<object>): AsyncGenerator<string> {
  let before = `,"${name}":[`;
  for await (const entry of entries) {
    yield before + JSON.stringify(entry);
    before = ",";
  }
  yield before === "," ? "]" : `${before}]`;
}

async function* pieces(deps: Dependencies, caller: Caller, head: string): AsyncGenerator<string> {
  yield head;
  const own = await deps.db
    .select({ attemptId: attempts.attemptId })
    .from(attempts)
    .where(ownedBy(caller))
    .orderBy(asc(attempts.startedAt), asc(attempts.attemptId));
  yield ',"attempts":[';
  for (const [place, { attemptId }] of own.entries()) {
    const attempt = await exportedAttempt(deps, await currentAttempt(deps, caller, attemptId));
    yield `${place === 0 ? "" : ","}${JSON.stringify(attempt)}`;
  }
  yield "]";
  yield* listOf("drafts", exportedDrafts(deps.db, caller));
  yield* listOf("tests", exportedTests(deps.db, caller));
  yield* listOf("question_files", exportedQuestionFiles(deps.db, caller));
  yield* listOf("reviews", exportedReviews(deps.db, caller));
  yield "}";
}

/**
 * All data stored about a person, as the text of one JSON object in pieces: only one attempt is in memory at a time.
 * Refusals are thrown before the first piece.
 */
export async function exportData(deps: Dependencies, caller: Caller): Promise<AsyncIterable<string>> {
  return pieces(deps, caller, JSON.stringify(await whatIsBeside(deps, caller)).slice(0, -1));
}
