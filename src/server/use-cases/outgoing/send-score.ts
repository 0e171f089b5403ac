import { and, eq, isNull } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { PassBackEvent } from "../../../../machines/integrations/pass-back.machine";
import { assignments } from "../../db/classes-schema";
import type { SentScore } from "../../db/integration-shapes";
import { ltiLinks, ltiRegistrations, outgoing } from "../../db/integrations-schema";
import type { OutgoingReply } from "../../outgoing/outgoing-requests";
import { parsedJson } from "../../support/parsed-json";
import type { Dependencies } from "../dependencies";
import { askLineItems, lineItemIn, moveLineItem } from "../lti/line-item";
import type { LinkRow } from "../lti/link-row";
import { askService, partOfAddress } from "../lti/platform-service";
import { faultOfReply, ltiScopes, PlatformFault } from "../lti/platform-token";
import type { RegistrationRow } from "../lti/registration-row";
import { releaseColumns, scoreContent, type ScoreContent } from "../lti/score-message";
import { findOutgoing, moveOutgoing, outgoingAfter, type OutgoingRow } from "./outgoing-row";
import { retryWait } from "./retry-time";

const scoreType = "application/vnd.ims.lis.v1.score+json";
const resultsType = "application/vnd.ims.lis.v2.resultcontainer+json";
const tolerance = 1e-6;

/** A message under way, with where it goes. */
interface Sending {
  readonly row: OutgoingRow;
  readonly payload: SentScore;
  readonly link: LinkRow;
  readonly registration: RegistrationRow;
}

/** Whether a message says what a content does, whenever it says it. */
const hasContent = ({ message }: SentScore, content: ScoreContent): boolean =>
  isDeepStrictEqual(message, { ...content, timestamp: message.timestamp });

/**
 * Takes a row up: a message with the same content keeps its time, another one gets a later time than any before. The
 * row is read before the content and stored only if it is still the same, so that no change is missed.
 */
async function beginSend({ db, clock }: Dependencies, outgoingId: string): Promise<Sending | null> {
  const now = clock();
  const [found] = await db
    .select({ row: outgoing, link: ltiLinks, registration: ltiRegistrations, assignment: releaseColumns })
    .from(outgoing)
    .innerJoin(ltiLinks, eq(ltiLinks.linkId, outgoing.linkId))
    .innerJoin(ltiRegistrations, eq(ltiRegistrations.registrationId, outgoing.target))
    .leftJoin(assignments, eq(assignments.assignmentId, outgoing.assignmentId))
    .where(and(eq(outgoing.outgoingId, outgoingId), isNull(ltiRegistrations.offAt)));
  if (found === undefined) return null;
  const { row, link, registration, assignment } = found;
  if (row.state === "delivered" || row.state === "dead" || row.nextTry > now) return null;
  const content = await scoreContent(db, row, { registration, assignment });
  const before = row.payload;
  const isRepeat = before !== null && !before.isTimeTaken && hasContent(before, content);
  if (isRepeat && before.isDelivered && row.state === "waiting") {
    const payload = { ...before, version: row.version };
    await moveOutgoing(db, row, { type: "result.same" }, { payload, fault: null });
    return null;
  }
  const at = isRepeat ? before.at : Math.max(now, (before?.at ?? 0) + 1);
  const payload: SentScore = {
    version: row.version,
    at,
    isTimeTaken: false,
    isDelivered: false,
    message: { ...content, timestamp: new Date(at).toISOString() },
  };
  const moved = await moveOutgoing(db, row, { type: "send.begun" }, { payload });
  return moved === null ? null : { row: moved, payload, link, registration };
}

interface Outcome {
  readonly event: PassBackEvent;
  readonly fault?: PlatformFault;
}

/** Stores an event by the row as it is now; the next try is due now, or after a wait where this one failed. */
async function noteOutcome(
  { db, clock }: Dependencies,
  known: OutgoingRow,
  outcomeOf: (row: OutgoingRow) => Outcome,
): Promise<OutgoingRow | null> {
  for (let row: OutgoingRow | undefined = known; row !== undefined; row = await findOutgoing(db, known.outgoingId)) {
    const { event, fault } = outcomeOf(row);
    const tries = outgoingAfter(row, event)?.tries ?? row.tries;
    const wait = tries > row.tries ? retryWait(row.outgoingId, tries, fault?.retryAfterMs ?? 0) : 0;
    const { payload } = row;
    const isOther = event.type === "platform.compared" && !event.isSame;
    const isDelivered = event.type === "platform.took" || (event.type === "platform.compared" && event.isSame);
    const moved = await moveOutgoing(db, row, event, {
      nextTry: clock() + wait,
      fault: fault === undefined ? null : { code: fault.code, facts: fault.facts },
      ...(payload === null ? {} : { payload: { ...payload, isTimeTaken: isOther, isDelivered } }),
    });
    if (moved !== null) return moved;
  }
  return null;
}

const failure = (fault: PlatformFault): Outcome => ({
  event: { type: fault.isLasting ? "platform.refused" : "platform.failed" },
  fault,
});

const refusedToken = (reply: OutgoingReply): Outcome => ({
  event: { type: "token.refused" },
  fault: faultOfReply(reply),
});

const resultsSchema = z.array(
  z.looseObject({
    userId: z.union([z.string(), z.number()]).optional(),
    resultScore: z.number().nullish(),
    resultMaximum: z.number().nullish(),
  }),
);

const isClose = (one: number, other: number): boolean =>
  Math.abs(one - other) <= tolerance * Math.max(1, Math.abs(one), Math.abs(other));

/** Whether the results of a platform hold a score, on whatever scale it shows them. */
function hasScore(text: string, { userId, scoreGiven, scoreMaximum }: SentScore["message"]): boolean {
  const results = resultsSchema.safeParse(parsedJson(text)).data;
  if (results === undefined) return false;
  const own = results.find((result) => result.userId === undefined || String(result.userId) === userId);
  if (scoreGiven === undefined || scoreMaximum === undefined) return own === undefined || own.resultScore == null;
  if (own?.resultScore == null) return false;
  const maximum = own.resultMaximum ?? scoreMaximum;
  return maximum > 0 && isClose(own.resultScore / maximum, scoreGiven / scoreMaximum);
}

const isFine = ({ status }: OutgoingReply): boolean => status >= 200 && status < 300;

/** Reads back what the platform has; without the right to, another time is taken for the message. */
async function compare(deps: Dependencies, { row, payload, link, registration }: Sending): Promise<Outcome> {
  const other: Outcome = {
    event: { type: "platform.compared", isSame: false, isCurrent: true },
    fault: new PlatformFault("scoreOther", row.fault?.facts ?? {}),
  };
  if (!link.scopes.includes(ltiScopes.result)) return other;
  const reply = await askService(deps, registration, {
    url: partOfAddress(link.lineItem ?? "", "results", { user_id: payload.message.userId }),
    scope: ltiScopes.result,
    accept: resultsType,
    isTokenRenewed: row.isTokenRenewed,
  });
  if (reply.status === 401) return refusedToken(reply);
  if (!isFine(reply)) return failure(faultOfReply(reply));
  if (!hasScore(reply.text, payload.message)) return other;
  return { event: { type: "platform.compared", isSame: true, isCurrent: true } };
}

/** Asks the platform what the state of a row calls for. */
async function ask(deps: Dependencies, { row, payload, link, registration }: Sending): Promise<Outcome> {
  const { isTokenRenewed } = row;
  const lineItem = link.lineItem ?? "";
  if (row.state === "asking") {
    const reply = await askLineItems(deps, registration, link, isTokenRenewed);
    if (reply === null) return { event: { type: "item.gone" }, fault: new PlatformFault("lineItemGone", {}) };
    if (reply.status === 401) return refusedToken(reply);
    if (!isFine(reply)) return failure(faultOfReply(reply));
    const found = lineItemIn(reply.text, link);
    if (found === null) return { event: { type: "item.gone" }, fault: new PlatformFault("lineItemGone", {}) };
    await moveLineItem(deps, link, found);
    return { event: { type: "item.found" } };
  }
  if (row.state === "comparing") return compare(deps, { row, payload, link, registration });
  const reply = await askService(deps, registration, {
    url: partOfAddress(lineItem, "scores"),
    scope: ltiScopes.score,
    accept: "*/*",
    method: "POST",
    contentType: scoreType,
    body: JSON.stringify(payload.message),
    isTokenRenewed,
  });
  if (isFine(reply)) return { event: { type: "platform.took", isCurrent: true } };
  if (reply.status === 401) return refusedToken(reply);
  if (reply.status === 404) return { event: { type: "item.missing" }, fault: faultOfReply(reply) };
  if (reply.status === 400 || reply.status === 409)
    return { event: { type: "platform.repeated" }, fault: faultOfReply(reply) };
  return failure(faultOfReply(reply));
}

/** An outcome by the row as it is when it is stored: the result may have changed while the platform was asked. */
const ofRow =
  (outcome: Outcome, { payload }: Sending) =>
  (row: OutgoingRow): Outcome => {
    const { event } = outcome;
    const isCurrent = row.version === payload.version;
    if (event.type === "platform.took") return { ...outcome, event: { ...event, isCurrent } };
    if (event.type === "platform.compared") return { ...outcome, event: { ...event, isCurrent } };
    return outcome;
  };

const isUnderWay = ({ state }: OutgoingRow): boolean =>
  state === "sending" || state === "comparing" || state === "asking";

/**
 * Sends a result that is due, with all that follows from the answers of the platform. A process that stops on the way
 * leaves the message with its time, and the next sends it again.
 */
export async function sendScore(deps: Dependencies, outgoingId: string): Promise<OutgoingRow | null> {
  let sending = await beginSend(deps, outgoingId);
  if (sending === null) return null;
  for (;;) {
    const current: Sending = sending;
    const outcome = await ask(deps, current).catch((error: unknown): Outcome => {
      if (error instanceof PlatformFault) return failure(error);
      throw error;
    });
    const row = await noteOutcome(deps, current.row, ofRow(outcome, current));
    if (row === null || !isUnderWay(row)) return row;
    sending = { ...current, row };
  }
}
