import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import type { StoredDraft } from "../../../../../machines/studio/draft-facts";
import type { Language } from "../../../../contract/item/content";
import type { DraftItem } from "../../../../contract/studio/draft-item";
import { useMessage } from "../../../i18n/use-message";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { PlayerPreview } from "../preview/PlayerPreview";
import { itemOf, type ItemWriting } from "../use-item-draft";
import { DraftDifference } from "./DraftDifference";

interface ConflictChoiceProps {
  readonly mine: DraftItem;
  readonly theirs: StoredDraft;
  readonly language: Language;
  readonly onChoose: ItemWriting["choose"];
}

/** Two versions of one question side by side, of which the author takes one; undo brings the other back. */
export function ConflictChoice({ mine, theirs, language, onChoose }: ConflictChoiceProps) {
  const t = useMessage();
  const other = itemOf(theirs.content);
  const sides = [
    { whose: "mine", draft: mine },
    { whose: "theirs", draft: other },
  ] as const;
  return (
    <Card role="alert" aria-label={t("question.conflict")} borderColor="bad.mark">
      <Box as="h2" fontSize="lg">
        {t("question.conflict")}
      </Box>
      <Box color="fg.muted" mt="4">
        {t("question.conflictDetail")}
      </Box>
      <DraftDifference before={other} after={mine} language={language} />
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }} gap="16" mt="12">
        {sides.map(({ whose, draft }) => (
          <Flex key={whose} direction="column" gap="8" minW="0" data-version={whose}>
            <Flex align="center" justify="space-between" gap="8">
              <Box as="h3" fontWeight="medium">
                {t(`question.${whose}`)}
              </Box>
              <Button size="sm" variant="outline" onClick={() => onChoose(whose)}>
                {t(`question.take.${whose}`)}
              </Button>
            </Flex>
            <PlayerPreview body={draft.body} language={language} number={1} label={t(`question.${whose}`)} />
          </Flex>
        ))}
      </Grid>
    </Card>
  );
}
