import { chakra } from "@chakra-ui/react/styled-system";
import { Clock, Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { Hidden } from "../../ui/Hidden";
import { timeLeft } from "../shortcuts/time-left";
import { clockText, type ClockPhase } from "./clock";

interface ClockFaceProps {
  readonly remainingMs: number;
  /**
   * The student has hidden the clock. Has an effect while more than five minutes are left; after that the clock is
   * always shown.
   */
  readonly hidden: boolean;
  readonly onToggleHidden: () => void;
  readonly phase: ClockPhase;
}

/** Milliseconds for which the announcement stays visible beside the figures. */
const saidMs = 10_000;

/** The time left. At five minutes and at one minute it becomes more prominent and is announced in words. */
export function ClockFace({ remainingMs, hidden, onToggleHidden, phase }: ClockFaceProps) {
  const t = useMessage();
  const ample = phase === "ample";
  const covered = hidden && ample;
  const [said, setSaid] = useState({ phase, remainingMs });
  if (said.phase !== phase) setSaid({ phase, remainingMs });
  const isSaid = !ample && remainingMs > 0 && Math.abs(said.remainingMs - remainingMs) < saidMs;
  return (
    <chakra.div display="flex" alignItems="center" gap="4">
      <chakra.span
        role="timer"
        data-remaining={remainingMs}
        aria-label={t("exam.clock.label")}
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        gap="6"
        minWidth="64"
        minHeight="32"
        px="8"
        fontSize={ample ? "lg" : "xl"}
        fontWeight={ample ? "medium" : "bold"}
        fontVariantNumeric="tabular-nums"
        borderRadius="control"
        borderWidth="2px"
        {...(phase === "last"
          ? { bg: "warn.tint", color: "warn.text", borderColor: "warn.mark" }
          : { borderColor: "transparent" })}
      >
        {covered ? <Clock size={20} aria-hidden /> : clockText(remainingMs)}
      </chakra.span>
      {ample && (
        <ActionButton
          variant="quiet"
          px="8"
          minWidth="44"
          aria-label={t(hidden ? "exam.clock.show" : "exam.clock.hide")}
          title={t(hidden ? "exam.clock.show" : "exam.clock.hide")}
          onClick={onToggleHidden}
        >
          {hidden ? <Eye size={18} aria-hidden /> : <EyeOff size={18} aria-hidden />}
        </ActionButton>
      )}
      <Hidden role="status">{isSaid ? t("exam.clock.left", timeLeft(said.remainingMs)) : ""}</Hidden>
    </chakra.div>
  );
}
