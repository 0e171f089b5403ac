import { useMessage } from "../../../i18n/use-message";
import type { InteractionProps } from "../interaction-props";
import type { Placements } from "./placements";
import { PlacingBoard } from "./PlacingBoard";

const none: Placements = {};

/** Cards to sort into two to four categories. */
export function Categorise({ interaction, answer, onAnswer, ...rest }: InteractionProps<"categorise">) {
  const t = useMessage();
  const { options, categories } = interaction;
  return (
    <PlacingBoard
      {...rest}
      cards={options}
      places={categories}
      placements={answer?.type === "categorise" ? answer.placements : none}
      layout="boxes"
      hint={t("exam.categorise.hint")}
      unplaced={t("exam.categorise.unsorted")}
      toldOf={(name, category) =>
        category === null ? t("exam.categorise.back", { name }) : t("exam.categorise.done", { name, category })
      }
      onPlace={(placements) =>
        onAnswer(Object.keys(placements).length === 0 ? null : { type: "categorise", placements })
      }
    />
  );
}
