import { Flex } from "@chakra-ui/react/flex";
import type { Interval } from "../../../../contract/item/credit";
import { useMessage } from "../../../i18n/use-message";
import { TickField } from "./FieldGroup";
import { NumberField } from "./NumberField";

interface IntervalFieldsProps<Of extends Interval> {
  readonly label: string;
  /** null: no number yet. */
  readonly interval: Of | null;
  /** What a first number makes. */
  readonly fresh: (value: number) => Of;
  readonly onChange: (place: string, interval: Of | null) => void;
  readonly mayBeEmpty?: boolean;
}

/** A number with its tolerance, or the numbers from one to another. */
export function IntervalFields<Of extends Interval>({
  label,
  interval,
  fresh,
  onChange,
  mayBeEmpty = false,
}: IntervalFieldsProps<Of>) {
  const t = useMessage();
  const isRange = interval?.low !== undefined && interval.high !== undefined;
  const { low = 0, high = 0 } = interval ?? {};
  // a range with other ends is of the same type; its value is moved into it
  const ranged = (from: number, to: number): Of | null =>
    interval && ({ ...interval, low: from, high: to, value: Math.min(to, Math.max(from, interval.value)) } as Of);
  const toRange = (isOn: boolean) => {
    if (interval === null) return;
    const { value, tolerance } = interval;
    if (isOn) return onChange("", ranged(value - tolerance, value + tolerance));
    const { low: _low, high: _high, ...plain } = interval;
    onChange("", plain as unknown as Of);
  };
  return (
    <Flex direction="column" gap="8">
      <Flex gap="12" wrap="wrap" align="flex-start">
        <NumberField
          label={label}
          value={interval?.value ?? null}
          mayBeEmpty={mayBeEmpty}
          problem={t(isRange ? "question.problem.between" : "question.problem.number")}
          isFit={(value) => !isRange || (value >= low && value <= high)}
          onChange={(value) =>
            onChange("value", value === null ? null : interval === null ? fresh(value) : { ...interval, value })
          }
        />
        {interval !== null && !isRange ? (
          <NumberField
            label={t("question.tolerance")}
            value={interval.tolerance}
            problem={t("question.problem.tolerance")}
            isFit={(value) => value >= 0}
            onChange={(value) => onChange("tolerance", { ...interval, tolerance: value ?? 0 })}
          />
        ) : null}
        {isRange ? (
          <>
            <NumberField
              label={t("question.low")}
              value={low}
              problem={t("question.problem.low")}
              isFit={(value) => value <= high}
              onChange={(value) => onChange("low", ranged(value ?? low, high))}
            />
            <NumberField
              label={t("question.high")}
              value={high}
              problem={t("question.problem.high")}
              isFit={(value) => value >= low}
              onChange={(value) => onChange("high", ranged(low, value ?? high))}
            />
          </>
        ) : null}
      </Flex>
      {interval === null ? null : <TickField label={t("question.range")} isOn={isRange} onChange={toRange} />}
    </Flex>
  );
}
