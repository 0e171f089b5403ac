import type { AttemptSummary } from "../../contract/tests";
import type { MessageId } from "../i18n/message-id";
import type { Translate } from "../i18n/use-message";
import { clockFace } from "../ui/times";

type Limits = Pick<AttemptSummary, "deadline" | "stage_deadline" | "timed">;

/** How the clock of a sitting under way stands. */
export type TimeLeft =
  /** There is no limit. */
  | { readonly kind: "untimed" }
  /** There are limits, and none of their clocks runs just now: a break, directions, an example. */
  | { readonly kind: "waiting" }
  /** So many ms until the section or the whole test ends, whichever is first; 0: it has ended. */
  | { readonly kind: "running"; readonly ms: number; readonly ends: "part" | "test" };

/** Null: it is not known whether there is a limit. */
export function timeLeftOf({ deadline, stage_deadline: stage, timed }: Limits, now: number): TimeLeft | null {
  // answers of an older server tell no end of a section
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

/** The time that is left as lists say it, such as "31:42 left in this part". */
export function timeLeftWords(left: TimeLeft, t: Translate): string {
  if (left.kind === "untimed") return t("clock.untimed");
  if (left.kind === "waiting") return t("clock.waiting");
  const { left: some, over } = words[left.ends];
  return left.ms === 0 ? t(over) : t(some, { time: clockFace(left.ms) });
}

/** Whether the whole test has run out, so that what is left is to see how it ended. */
export const isTestOver = (left: TimeLeft | null): boolean =>
  left?.kind === "running" && left.ms === 0 && left.ends === "test";
