import type { CallRefusal } from "../support/refusal";
import { noticeMs } from "../use-cases/close-sitting";
import type { GivenTime, StageRefusal } from "../use-cases/give-time";
import type { SittingUnderWay } from "../use-cases/sittings-under-way";
import { textTable } from "./text-table";

/** The options of the command line as typed. */
export interface SittingsOptions {
  readonly user?: string;
  readonly test?: string;
  readonly all?: boolean;
  readonly give?: string;
  readonly reason?: string;
  readonly section?: string;
  readonly end?: boolean;
}

/** The action on each selected sitting. */
export type SittingsAction =
  | { readonly kind: "show" }
  | { readonly kind: "end" }
  | { readonly kind: "give"; readonly given: Pick<GivenTime, "ms" | "reason" | "stage"> };

const reasons: readonly GivenTime["reason"][] = ["pause", "extension", "outage"];
const minuteMs = 60_000;
const mostMinutes = 24 * 60;

function givenBy({ give = "", reason = "extension", section }: SittingsOptions): SittingsAction {
  const ms = Number(give) * minuteMs;
  if (!Number.isSafeInteger(ms) || ms <= 0 || ms > mostMinutes * minuteMs)
    throw new Error(`--give is minutes, such as 5 or 2.5, at most ${mostMinutes}, and not "${give}".`);
  const known = reasons.find((one) => one === reason);
  if (known === undefined) throw new Error(`--reason is one of ${reasons.join(", ")}, and not "${reason}".`);
  return { kind: "give", given: { ms, reason: known, ...(section === undefined ? {} : { stage: section }) } };
}

/** The action that the options request. Throws an error with a sentence where they do not fit together. */
export function sittingsActionOf(options: SittingsOptions): SittingsAction {
  const { user, test, all = false, give, reason, section, end = false } = options;
  if (give === undefined && (reason !== undefined || section !== undefined))
    throw new Error("--reason and --section say more about --give: name it too.");
  if (give !== undefined && end) throw new Error("--give and --end exclude each other.");
  if (give === undefined && !end) return { kind: "show" };
  if (user === undefined && test === undefined && !all)
    throw new Error("Name whose sittings with --user or --test, or all that are under way with --all.");
  return end ? { kind: "end" } : givenBy(options);
}

/** A sentence about an action done on `done` of `all` sittings. */
export function doneWords(deed: Exclude<SittingsAction, { readonly kind: "show" }>, done: number, all: number): string {
  const count = `${done} of ${all} sitting${all === 1 ? "" : "s"} under way`;
  if (deed.kind === "give")
    return `${count} given ${deed.given.ms / minuteMs} minutes more; their windows show it within ten seconds.`;
  const seconds = noticeMs / 1000;
  return `${count} end${done === 1 ? "s" : ""} in ${seconds} seconds; what their windows hold until then counts.`;
}

/** The reason why a sitting was not given time or ended, in words. */
export const refusalWords = (
  { fault, data }: Pick<CallRefusal, "fault" | "data">,
  stage: string | undefined,
): string => {
  if (fault === "attemptClosed") return "is over";
  if (fault !== "stageMismatched") return `refuses: ${fault}`;
  const { reason } = data as { readonly reason?: StageRefusal };
  if (reason === "over") return `has left the section ${stage}: it is over`;
  return reason === "untimed" ? `has no time limit in the section ${stage}` : `has no section ${stage}`;
};

const moment = (at: number): string => new Date(at).toISOString().slice(0, 16).replace("T", " ");

/** A line for each sitting under way; times in UTC. */
export const sittingsTable = (rows: readonly SittingUnderWay[]): string =>
  rows.length === 0
    ? "No sitting is under way here."
    : textTable(
        ["student", "test", "begun (UTC)", "ends (UTC)", "section ends", "answered", "sitting"],
        rows.map(({ username, menuId, startedAt, deadline, stageDeadline, answered, total, attemptId }) => [
          username ?? "(a guest)",
          menuId,
          moment(startedAt),
          deadline === null ? "no limit" : moment(deadline),
          stageDeadline === null ? "" : moment(stageDeadline),
          `${answered} of ${total}`,
          attemptId,
        ]),
      );
