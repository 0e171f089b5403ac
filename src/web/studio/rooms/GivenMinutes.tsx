import { roomLimits } from "../../../contract/rooms/room-limits";
import { useMessage } from "../../i18n/use-message";
import { ChipGroup } from "../../ui/ChipGroup";
import { Field } from "../../ui/Field";

export const minuteMs = 60_000;
const offered = ["5", "10"] as const;
const mostMinutes = roomLimits.extensionMs / minuteMs;

/** The minutes that were typed; null: they cannot be given. */
export const minutesOf = (typed: string): number | null => {
  const minutes = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return minutes >= 1 && minutes <= mostMinutes ? minutes : null;
};

interface GivenMinutesProps {
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

/** How much time: the usual minutes, or others. */
export function GivenMinutes({ typed, onChange }: GivenMinutesProps) {
  const t = useMessage();
  return (
    <>
      <ChipGroup
        label={t("board.time.minutes")}
        chips={offered.map((value) => ({ value, label: t("board.time.plus", { minutes: Number(value) }) }))}
        chosen={offered.find((value) => value === typed) ?? null}
        onChoose={(value) => onChange(value ?? "")}
      />
      <Field
        label={t("board.time.minutes")}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        problem={minutesOf(typed) === null && typed !== "" ? t("board.time.problem", { most: mostMinutes }) : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
