import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from "drizzle-orm";
import { roleNames, type RoleName } from "../../../contract/account/role-names";
import { families } from "../../../contract/families";
import type { Language, Localized } from "../../../contract/item/content";
import { showsScore } from "../../../contract/item/scoring";
import type { ScoreSummary } from "../../../contract/tests";
import { escapeHtml } from "../../../items/content/escape-html";
import { ownedBy } from "../../attempts/owner";
import { attempts } from "../../db/schema";
import { messages, notices } from "../../db/site-schema";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { currentAttempt } from "../sitting/current";
import { isScoreShown } from "../sitting/held-results";
import { isEndDue } from "../sitting/settle";
import { messageHtml } from "./message-words";

/** A line of the board, not yet marked as read or unread. */
export interface BoardLine {
  readonly key: string;
  readonly at: number;
  readonly kind: "notice" | "email";
  readonly image: string;
  readonly html: string;
}

/** The line after which a list continues, newest first. */
export interface Cursor {
  readonly at: number;
  readonly key: string;
}

export interface BoardRequest {
  readonly caller: Caller;
  readonly language: Language;
  /** Lines that are as old as this, or older, are not listed. */
  readonly after: number;
  readonly before: Cursor | null;
  readonly limit: number;
}

/** One source of lines for the board. */
export interface BoardSource {
  readonly kind: BoardLine["kind"];
  readonly lines: (deps: Dependencies, asked: BoardRequest) => Promise<BoardLine[]>;
  readonly count: (deps: Dependencies, asked: BoardRequest) => Promise<number>;
}

export const textIn = (text: Localized, language: Language): string => text[language] ?? text.zh ?? text.en ?? "";

const isBefore = (at: AnyColumn, id: AnyColumn, prefix: string, before: Cursor | null): SQL | undefined =>
  before === null
    ? undefined
    : or(
        lt(at, before.at),
        and(eq(at, before.at), sql`${prefix}::text || ${id}::text collate "C" < ${before.key}::text collate "C"`),
      );

/** Score and band as on a result page, with a leading colon. */
function scoreText({ unit, value, low, high }: ScoreSummary, language: Language): string {
  const figure = (number: number) =>
    `${new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(number)}${unit === "percent" ? "%" : ""}`;
  const band = `${figure(low)}–${figure(high)}`;
  return language === "zh" ? `：${figure(value)}（${band}）` : `: ${figure(value)} (${band})`;
}

interface Result {
  readonly href: string;
  readonly title: string;
  readonly score: ScoreSummary | null;
  /** Points that a person has yet to mark; null: none. */
  readonly awaiting: number | null;
}

/** The points that await marking, with a leading separator. */
function awaitingText(points: number, language: Language): string {
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(points);
  return language === "zh"
    ? `；${figure} 分待评`
    : `; ${figure} ${points === 1 ? "point awaits" : "points await"} marking`;
}

function resultHtml({ href, title, score, awaiting }: Result, language: Language): string {
  const link = `<a href="${escapeHtml(href)}">${escapeHtml(title)}</a>`;
  const figures =
    (score === null ? "" : scoreText(score, language)) + (awaiting === null ? "" : awaitingText(awaiting, language));
  return language === "zh" ? `${link} 的成绩已经出来${figures}` : `Your result for ${link} is ready${figures}`;
}

const noticedMs = 14 * 24 * 60 * 60_000;

const finishedFor = ({ db, clock }: Dependencies, { caller, after }: BoardRequest): SQL | undefined =>
  and(
    ownedBy(caller),
    eq(attempts.status, "finished"),
    ne(attempts.kind, "preview"),
    isNotNull(attempts.finishedAt),
    gte(attempts.finishedAt, clock() - noticedMs),
    gt(attempts.finishedAt, after),
    isScoreShown(db),
  );

/** Results of this person's attempts in the last 14 days. */
const results: BoardSource = {
  kind: "notice",
  lines: async (deps, asked) => {
    const rows = await deps.db
      .select()
      .from(attempts)
      .where(and(finishedFor(deps, asked), isBefore(attempts.finishedAt, attempts.attemptId, "result:", asked.before)))
      .orderBy(desc(attempts.finishedAt), desc(attempts.attemptId))
      .limit(asked.limit);
    const tests = await deps.catalogue.outlines(deps.db, rows);
    return rows.flatMap(({ attemptId, finishedAt, score, awaitingPoints }, place) => {
      const test = tests[place];
      if (test === undefined || finishedAt === null) return [];
      const href = `${families[test.family].pages.result}?attempt_id=${encodeURIComponent(attemptId)}`;
      const isShown = showsScore(test.definition.exam_info);
      const title = textIn(test.definition.title, asked.language);
      const html = resultHtml(
        { href, title, score: isShown ? score : null, awaiting: isShown ? awaitingPoints : null },
        asked.language,
      );
      return [{ key: `result:${attemptId}`, at: finishedAt, kind: "notice" as const, image: "", html }];
    });
  },
  count: async (deps, asked) => {
    const [row] = await deps.db.select({ number: count() }).from(attempts).where(finishedFor(deps, asked));
    return row?.number ?? 0;
  },
};

/** The roles of an account; the admin flag counts as the role admin. */
const rolesOf = ({ role, admin }: Caller): RoleName[] =>
  roleNames.filter((name) => role.includes(name) || (name === "admin" && admin));

const writtenFor = ({ clock }: Dependencies, { caller, after }: BoardRequest): SQL | undefined => {
  const now = clock();
  return and(
    isNull(notices.withdrawnAt),
    lte(notices.newsAt, now),
    gt(notices.newsAt, after),
    or(isNull(notices.validUntil), gt(notices.validUntil, now)),
    or(
      sql`${notices.role} = '[]'::jsonb`,
      ...rolesOf(caller).map((role) => sql`${notices.role} @> ${JSON.stringify([role])}::jsonb`),
    ),
  );
};

/** Notices written by admins for this person's roles. */
const written: BoardSource = {
  kind: "notice",
  lines: async (deps, asked) => {
    const rows = await deps.db
      .select()
      .from(notices)
      .where(and(writtenFor(deps, asked), isBefore(notices.newsAt, notices.noticeId, "notice:", asked.before)))
      .orderBy(desc(notices.newsAt), sql`${notices.noticeId} collate "C" desc`)
      .limit(asked.limit);
    return rows.map(({ noticeId, newsAt, image, text }) => ({
      key: `notice:${noticeId}`,
      at: newsAt,
      kind: "notice",
      image,
      html: textIn(text, asked.language),
    }));
  },
  count: async (deps, asked) => {
    const [row] = await deps.db.select({ number: count() }).from(notices).where(writtenFor(deps, asked));
    return row?.number ?? 0;
  },
};

const sentTo = ({ caller, after }: BoardRequest): SQL | undefined =>
  and(eq(messages.userId, caller.userId), gt(messages.sentAt, after));

/** Messages about this person's account. */
const sent: BoardSource = {
  kind: "email",
  lines: async (deps, asked) => {
    const rows = await deps.db
      .select()
      .from(messages)
      .where(and(sentTo(asked), isBefore(messages.sentAt, messages.messageId, "message:", asked.before)))
      .orderBy(desc(messages.sentAt), sql`${messages.messageId} collate "C" desc`)
      .limit(asked.limit);
    return rows.map(({ messageId, sentAt, kind, facts }) => ({
      key: `message:${messageId}`,
      at: sentAt,
      kind: "email",
      image: "",
      html: messageHtml(kind, facts, asked.language),
    }));
  },
  count: async (deps, asked) => {
    const [row] = await deps.db.select({ number: count() }).from(messages).where(sentTo(asked));
    return row?.number ?? 0;
  },
};

export const sources: readonly BoardSource[] = [results, written, sent];

/** Finishes sittings whose time is over, so that their results are listed. */
export async function finishDue(deps: Dependencies, caller: Caller): Promise<void> {
  const open = await deps.db
    .select()
    .from(attempts)
    .where(and(ownedBy(caller), eq(attempts.status, "sitting")));
  const now = deps.clock();
  await Promise.all(
    open.filter((row) => isEndDue(row, now)).map(({ attemptId }) => currentAttempt(deps, caller, attemptId)),
  );
}
