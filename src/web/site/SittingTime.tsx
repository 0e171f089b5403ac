import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect } from "react";
import type { AttemptSummary } from "../../contract/tests";
import { useMessagePart } from "../contexts/use-message-part";
import { useMessage } from "../i18n/use-message";
import { useServerNow } from "../ui/use-now";
import { timeLeftOf, timeLeftWords } from "./time-left";

const soon = 5 * 60_000;
/** Milliseconds between reloads after the end: within one the server ends an attempt whose time has run out. */
const askAgainAfter = 6_000;

const toneOf = (ms: number): string | undefined => (ms > soon ? undefined : ms > 60_000 ? "warn.text" : "bad.text");

interface SittingTimeProps {
  readonly attempt: Pick<AttemptSummary, "deadline" | "stage_deadline" | "timed">;
  /** Reloads the state of the attempt once its clock has run out. */
  readonly onOver?: () => void;
}

/** A countdown by the server's clock to the nearest end of an attempt under way; empty if no end is known. */
export function SittingTime({ attempt, onOver }: SittingTimeProps) {
  const t = useMessage();
  const hasWords = useMessagePart("sittings");
  const left = timeLeftOf(attempt, useServerNow(1_000));
  const isOver = left?.kind === "running" && left.ms === 0;
  useEffect(() => {
    if (!isOver || onOver === undefined) return;
    const timer = setInterval(onOver, askAgainAfter);
    return () => clearInterval(timer);
  }, [isOver, onOver]);
  if (left === null || !hasWords) return null;
  const tone = left.kind === "running" ? toneOf(left.ms) : undefined;
  return (
    <chakra.span
      fontVariantNumeric="tabular-nums"
      {...(tone === undefined ? {} : { color: tone, fontWeight: "medium" })}
    >
      {timeLeftWords(left, t)}
    </chakra.span>
  );
}
