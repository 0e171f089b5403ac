import type { AttemptSummary } from "../../contract/tests";
import type { MessageId } from "../i18n/message-id";
import type { Translate } from "../i18n/use-message";
import { clockFace, dayMs } from "../ui/times";

type Limits = Pick<AttemptSummary, "deadline" | "stage_deadline" | "timed">;

/** The state of the clock of an attempt under way. */
export type TimeLeft =
  /** No time limit. */
  | { readonly kind: "untimed" }
  /** There are limits, but no clock is running: a break, directions, an example. */
  | { readonly kind: "waiting" }
  /** Milliseconds until the section or the whole test ends, whichever is first; 0: it has ended. */
  | { readonly kind: "running"; readonly ms: number; readonly ends: "part" | "test" };

/** The time left in an attempt; null if it is unknown whether there is a limit. */
export function timeLeftOf({ deadline, stage_deadline: stage, timed }: Limits, now: number): TimeLeft | null {
  // an older server's reply has no end of the section
  const [test, part] = [deadline ?? Infinity, stage ?? Infinity];
  const end = Math.min(test, part);
  if (end !== Infinity) {
    const ms = Math.max(0, Math.ceil((end - now) / 1_000) * 1_000);
    return { kind: "running", ms, ends: part < test ? "part" : "test" };
  }
  if (timed === undefined) return null;
  return { kind: timed ? "waiting" : "untimed" };
}

const words: Readonly<Record<"part" | "test", { readonly left: MessageId; readonly over: MessageId }>> = {
  part: { left: "clock.leftPart", over: "clock.overPart" },
  test: { left: "clock.leftTest", over: "clock.overTest" },
};

/** The time left in the words of lists, such as "31:42 left in this part". */
export function timeLeftWords(left: TimeLeft, t: Translate): string {
  if (left.kind === "untimed") return t("clock.untimed");
  if (left.kind === "waiting") return t("clock.waiting");
  if (left.ms > dayMs) return t("clock.leftDays", { count: Math.floor(left.ms / dayMs) });
  const { left: some, over } = words[left.ends];
  return left.ms === 0 ? t(over) : t(some, { time: clockFace(left.ms) });
}

/** Whether the time of the whole test has run out, so that only its result can be viewed. */
export const isTestOver = (left: TimeLeft | null): boolean =>
  left?.kind === "running" && left.ms === 0 && left.ends === "test";
