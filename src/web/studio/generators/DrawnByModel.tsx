import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Suspense, use } from "react";
import { isKeyOf } from "../../../contract/interactions/of-type";
import type { InteractionOf, InteractionType, ItemKey } from "../../../contract/item/item";
import type { ModelDraw } from "../../../contract/studio/item-models";
import { useMessage } from "../../i18n/use-message";
import { InteractionView } from "../../item/interactions/InteractionView";
import { screenRecords } from "../../item/interactions/screen-records";
import { AnswerPanel } from "../../item/review/AnswerPanel";
import { Skeleton } from "../../ui/Skeleton";

const none: ReadonlySet<string> = new Set();
const stays = (): void => undefined;

interface KeyProps<Kind extends InteractionType> {
  readonly type: Kind;
  readonly interaction: InteractionOf<Kind>;
  readonly itemKey: ItemKey;
}

function KeyOfDraw<Kind extends InteractionType>({ type, interaction, itemKey }: KeyProps<Kind>) {
  const t = useMessage();
  const { linesOfKey } = use(screenRecords[type].review.asked());
  const lines = isKeyOf(type, itemKey) ? linesOfKey(interaction, itemKey) : [];
  return <AnswerPanel title={t("generators.key")} tone="right" lines={lines} media={[]} />;
}

interface DrawnByModelProps {
  readonly drawn: ModelDraw;
  readonly isTaken: boolean;
  readonly onTake: (isTaken: boolean) => void;
}

/** A drawn question as a student sees it, beside its key, with a tick to take it. */
export function DrawnByModel({ drawn: { n, body, key }, isTaken, onTake }: DrawnByModelProps) {
  const t = useMessage();
  const { stem, interaction, media } = body;
  return (
    <Box
      as="li"
      borderWidth="1px"
      borderColor={isTaken ? "accent.text" : "border"}
      borderRadius="control"
      p="16"
      mb="12"
    >
      <Box as="label" display="inline-flex" gap="8" alignItems="center" minH="44" fontWeight="medium">
        <input
          type="checkbox"
          checked={isTaken}
          aria-label={t("generators.take", { n })}
          onChange={({ target }) => onTake(target.checked)}
        />
        <span aria-hidden>{t("generators.question", { n })}</span>
      </Box>
      <Grid
        gap="16"
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" }}
        alignItems="start"
      >
        <Flex direction="column" gap="12" minW="0">
          <Suspense fallback={<Skeleton height="120px" />}>
            <InteractionView
              stem={stem}
              interaction={interaction}
              answer={null}
              onAnswer={stays}
              readOnly
              media={media}
              stemId={`drawn-stem-${n}`}
              eliminated={none}
            />
          </Suspense>
        </Flex>
        <Suspense fallback={<Skeleton height="80px" />}>
          <KeyOfDraw type={interaction.type} interaction={interaction} itemKey={key} />
        </Suspense>
      </Grid>
    </Box>
  );
}
