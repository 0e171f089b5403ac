import { useId } from "react";
import type { Language } from "../../../../contract/item/content";
import type { Option } from "../../../../contract/item/item";
import { useMessage } from "../../../i18n/use-message";
import { OptionRows } from "./OptionRows";
import { RightMark } from "./RightMark";
import { ShareField } from "./ShareField";

interface ChoiceGapProps {
  readonly options: readonly Option[];
  readonly right: string | null;
  readonly language: Language;
  /** undefined: no option earns a share. */
  readonly credit?: Readonly<Record<string, number>> | undefined;
  readonly onOptions: (place: string, options: Option[]) => void;
  readonly onRight: (optionId: string) => void;
  readonly onRemove: (optionId: string) => void;
  readonly onShare?: (optionId: string, share: number | null) => void;
}

/** The choices of one gap, of which one is right. */
export function ChoiceGap({ options, right, language, credit, onOptions, onRight, onRemove, onShare }: ChoiceGapProps) {
  const t = useMessage();
  const group = useId();
  return (
    <OptionRows
      options={options}
      language={language}
      nameOf={(name) => t("question.choice", { name })}
      addLabel={t("question.addChoice")}
      fewest={2}
      most={20}
      lead={({ option_id }, name) => (
        <RightMark
          kind="radio"
          name={group}
          label={t("question.isRight", { name })}
          isRight={right === option_id}
          onChange={() => onRight(option_id)}
        />
      )}
      under={({ option_id }, name) =>
        credit === undefined || onShare === undefined || right === option_id ? null : (
          <ShareField
            label={t("question.earnsOf", { name })}
            share={credit[option_id] ?? null}
            isFit={(share) => share < 1}
            onChange={(share) => onShare(option_id, share)}
          />
        )
      }
      onChange={onOptions}
      onRemove={onRemove}
    />
  );
}
