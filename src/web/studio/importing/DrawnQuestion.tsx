import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Suspense, use } from "react";
import type { ImportQuestion } from "../../../contract/importing/importing";
import { isKeyOf } from "../../../contract/interactions/of-type";
import type { InteractionOf, InteractionType, ItemKey, Media } from "../../../contract/item/item";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ItemContent } from "../../item/content/ItemContent";
import { InteractionView } from "../../item/interactions/InteractionView";
import { screenRecords } from "../../item/interactions/screen-records";
import { AnswerPanel } from "../../item/review/AnswerPanel";
import { Skeleton } from "../../ui/Skeleton";
import { creditLines } from "./credit-lines";

type Drawn = NonNullable<ImportQuestion["drawn"]>;

const none: ReadonlySet<string> = new Set();
const stays = (): void => undefined;

interface KeyProps<Kind extends InteractionType> {
  readonly type: Kind;
  readonly interaction: InteractionOf<Kind>;
  readonly itemKey: ItemKey;
  readonly media: readonly Media[];
}

function Key<Kind extends InteractionType>({ type, interaction, itemKey, media }: KeyProps<Kind>) {
  const t = useMessage();
  const { linesOfKey } = use(screenRecords[type].review.asked());
  const lines = isKeyOf(type, itemKey) ? linesOfKey(interaction, itemKey) : [];
  return <AnswerPanel title={t("import.key")} tone="right" lines={lines} media={media} />;
}

/** A question as a student sees it, beside its key, its points and its explanation. */
export function DrawnQuestion({ number, drawn }: { readonly number: number; readonly drawn: Drawn }) {
  const t = useMessage();
  const language = useLanguage();
  const { stimulus, stem, interaction, media, key, points, explanation } = drawn;
  const stemId = `import-stem-${number}`;
  const credits = creditLines(key, interaction, t);
  return (
    <Grid
      mt="12"
      gap="16"
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" }}
      alignItems="start"
    >
      <Box borderWidth="1px" borderColor="border" borderRadius="control" p="16" minW="0">
        {stimulus === undefined ? null : (
          <Box
            as="section"
            tabIndex={0}
            aria-label={stimulus.title === undefined ? t("import.passage") : localized(stimulus.title, language)}
            bg="bg.subtle"
            borderRadius="control"
            p="12"
            mb="12"
            maxH="260px"
            overflowY="auto"
          >
            <ItemContent text={stimulus.content} media={media} />
          </Box>
        )}
        <Flex direction="column" gap="16">
          <Suspense fallback={<Skeleton height="120px" />}>
            <InteractionView
              stem={stem}
              interaction={interaction}
              answer={null}
              onAnswer={stays}
              readOnly
              media={media}
              stemId={stemId}
              eliminated={none}
            />
          </Suspense>
        </Flex>
      </Box>
      <Flex direction="column" gap="12" minW="0">
        <Suspense fallback={<Skeleton height="80px" />}>
          <Key type={interaction.type} interaction={interaction} itemKey={key} media={media} />
        </Suspense>
        <Box fontVariantNumeric="tabular-nums">{t("import.points", { points })}</Box>
        {credits.length === 0 ? null : (
          <Box as="ul" m="0" ps="20" listStyleType="disc" fontVariantNumeric="tabular-nums">
            {credits.map((line) => (
              <Box as="li" key={line} overflowWrap="anywhere">
                {line}
              </Box>
            ))}
          </Box>
        )}
        {explanation === null ? null : (
          <Box>
            <Box as="h4" fontSize="sm" color="fg.muted">
              {t("import.explanation")}
            </Box>
            <ItemContent text={explanation} media={media} />
          </Box>
        )}
      </Flex>
    </Grid>
  );
}
