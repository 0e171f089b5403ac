import { useMessage } from "../../../i18n/use-message";
import { percentOf, shareFromPercent } from "../edits/numbers";
import { NumberField } from "./NumberField";

interface ShareFieldProps {
  readonly label: string;
  /** null: none is given. */
  readonly share: number | null;
  readonly onChange: (share: number | null) => void;
  /** Whether a share can be used here; absent: every one. */
  readonly isFit?: (share: number) => boolean;
}

/** A share of the points, as a percentage. */
export function ShareField({ label, share, onChange, isFit = () => true }: ShareFieldProps) {
  const t = useMessage();
  return (
    <NumberField
      label={label}
      value={share === null ? null : percentOf(share)}
      mayBeEmpty
      end="%"
      width="120px"
      problem={t("question.problem.percent")}
      isFit={(percent) => {
        const read = shareFromPercent(percent);
        return read !== null && isFit(read);
      }}
      onChange={(percent) => onChange(shareFromPercent(percent))}
    />
  );
}
