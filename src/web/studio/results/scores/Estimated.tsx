import type { Estimate } from "../../../../contract/classes/class-results";
import { useMessage } from "../../../i18n/use-message";

interface EstimatedProps {
  readonly estimate: Estimate;
  /** The value, and both ends of its interval, as figures. */
  readonly figure: (value: number) => string;
  readonly range: (ends: readonly [number, number]) => string;
}

/** A figure of a class over the number of scores that it rests on, and its interval where there are enough. */
export function Estimated({ estimate: { value, n, low, high }, figure, range }: EstimatedProps) {
  const t = useMessage();
  if (value === null) return t("classScores.none");
  return (
    <>
      {figure(value)}{" "}
      <small>
        {low === null || high === null
          ? t("classScores.withoutRange", { n })
          : t("classResults.ofAnswers", { n, range: range([low, high]) })}
      </small>
    </>
  );
}
