import { useMemo } from "react";
import { useMessage } from "../../../i18n/use-message";
import type { InteractionProps } from "../interaction-props";
import { PlacingBoard } from "./PlacingBoard";

/** Sources to put beside their targets; a target may take several. */
export function MatchInteraction({ interaction, answer, onAnswer, ...rest }: InteractionProps<"match">) {
  const t = useMessage();
  const { sources, targets } = interaction;
  const pairs = answer?.type === "match" ? answer.pairs : null;
  const placements = useMemo(() => Object.fromEntries(pairs ?? []), [pairs]);
  return (
    <PlacingBoard
      {...rest}
      cards={sources}
      places={targets}
      placements={placements}
      layout="rows"
      hint={t("exam.match.hint")}
      unplaced={t("exam.match.unmatched")}
      toldOf={(name, target) =>
        target === null ? t("exam.match.back", { name }) : t("exam.match.done", { name, target })
      }
      onPlace={(next) => {
        const chosen = sources.flatMap(({ option_id }): [string, string][] => {
          const target = next[option_id];
          return target === undefined ? [] : [[option_id, target]];
        });
        onAnswer(chosen.length === 0 ? null : { type: "match", pairs: chosen });
      }}
    />
  );
}
