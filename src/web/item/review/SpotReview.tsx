import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useMessage } from "../../i18n/use-message";
import { SpotLetter } from "../interactions/hot-spot/SpotLetter";
import { SpotMark, type SpotTone } from "../interactions/hot-spot/SpotMark";
import { SpotPicture } from "../interactions/hot-spot/SpotPicture";
import { optionLetter } from "../interactions/interaction-props";
import type { ChoicesReviewProps } from "./interaction-review";
import { MarkIcon } from "./marks";

/** The picture with the right places and those chosen wrongly; each has its letter. */
export function SpotReview({ interaction, answer, itemKey, media }: ChoicesReviewProps<"hot_spot">) {
  const t = useMessage();
  const own = answer?.type === "hot_spot" ? answer.spot_ids : [];
  const right = itemKey.spot_ids;
  const toneOf = (spotId: string): SpotTone =>
    right.includes(spotId) ? "right" : own.includes(spotId) ? "wrong" : "idle";
  return (
    <Box>
      <SpotPicture interaction={interaction} media={media}>
        {interaction.spots.map(({ spot_id, shape }, index) => (
          <SpotMark key={spot_id} shape={shape} tone={toneOf(spot_id)}>
            <SpotLetter>
              {optionLetter(index)}
              {own.includes(spot_id) && " ✓"}
            </SpotLetter>
          </SpotMark>
        ))}
      </SpotPicture>
      <Flex gap="16" mt="8" fontSize="sm" wrap="wrap">
        <Flex as="span" align="center" gap="6" color="good.text">
          <MarkIcon mark="right" size={14} />
          {t("results.rightAnswer")}
        </Flex>
        <span>{`✓ ${t("results.yourAnswer")}`}</span>
      </Flex>
    </Box>
  );
}
