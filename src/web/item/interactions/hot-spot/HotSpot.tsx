import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { optionLetter, type InteractionProps } from "../interaction-props";
import { useOptionKeys } from "../keys";
import { polygonCorners } from "./outline";
import { SpotLetter } from "./SpotLetter";
import { SpotMark } from "./SpotMark";
import { SpotPicture } from "./SpotPicture";

/** The pressable area: the whole shape, and at least 44 px. */
const Target = chakra("button", {
  base: {
    position: "absolute",
    inset: "min(0px, calc((100% - 44px) / 2))",
    cursor: "pointer",
    outline: "none",
    _disabled: { cursor: "default" },
  },
});

/** Places to choose on a picture, up to `max_choices` (0: all); the answer lists them in the item's order. */
export function HotSpot({ interaction, answer, onAnswer, readOnly, media, stemId }: InteractionProps<"hot_spot">) {
  const t = useMessage();
  const language = useLanguage();
  const [refused, setRefused] = useState(false);
  const { spots, max_choices: limit } = interaction;
  const chosen = answer?.type === "hot_spot" ? answer.spot_ids : [];

  const toggle = (spotId: string) => {
    const adding = !chosen.includes(spotId);
    const replaces = adding && limit === 1;
    const overfull = adding && limit > 1 && chosen.length >= limit;
    setRefused(overfull);
    if (overfull) return;
    const next = spots
      .map(({ spot_id }) => spot_id)
      .filter((id) => (id === spotId ? adding : !replaces && chosen.includes(id)));
    onAnswer(next.length === 0 ? null : { type: "hot_spot", spot_ids: next });
  };
  useOptionKeys(spots.length, !readOnly, (index) => {
    const spot = spots[index];
    if (spot) toggle(spot.spot_id);
  });

  return (
    <Flex role="group" aria-labelledby={stemId} direction="column" gap="12">
      <chakra.p fontSize="md" color="fg.muted">
        {limit > 1
          ? t("exam.hotSpot.upTo", { count: limit })
          : t(limit === 1 ? "exam.hotSpot.one" : "exam.hotSpot.many")}
      </chakra.p>
      <SpotPicture interaction={interaction} media={media}>
        {spots.map(({ spot_id, shape, name }, index) => {
          const isChosen = chosen.includes(spot_id);
          const letter = optionLetter(index);
          const corners = polygonCorners(shape);
          return (
            <SpotMark key={spot_id} shape={shape} tone={isChosen ? "chosen" : "idle"}>
              <Target
                type="button"
                data-spot
                aria-pressed={isChosen}
                aria-label={
                  name === undefined ? t("exam.hotSpot.spot", { letter }) : `${letter} ${localized(name, language)}`
                }
                disabled={readOnly}
                onClick={() => toggle(spot_id)}
                {...(corners.length === 0
                  ? {}
                  : {
                      inset: "0",
                      style: { clipPath: `polygon(${corners.map(([x, y]) => `${x}% ${y}%`).join(", ")})` },
                    })}
              />
              <SpotLetter aria-hidden chosen={isChosen}>
                {letter}
              </SpotLetter>
            </SpotMark>
          );
        })}
      </SpotPicture>
      <chakra.p role="status" fontSize="md" color="warn.text" minHeight="24">
        {refused && t("exam.choice.full", { count: limit })}
      </chakra.p>
    </Flex>
  );
}
