import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { ArrowRight } from "lucide-react";
import { openPlace } from "../../../../machines/practice-set/practice-set-facts";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import type { PracticeSetPart } from "./practice-set-actor";

/** The set under way, started on any device; empty if there is none. */
export function OpenSet({ practise, snapshot }: PracticeSetPart) {
  const t = useMessage();
  const { practice } = snapshot.context;
  if (practice === null || practice.finished_at !== null || openPlace(practice) === null) return null;
  const checked = practice.questions.filter(({ exercise }) => exercise.review !== null).length;
  return (
    <Card aria-labelledby="practise-open" borderColor="accent.solid">
      <Flex direction={{ base: "column", sm: "row" }} gap="16" align={{ sm: "center" }} justify="space-between">
        <Box minW="0">
          <Box as="h2" id="practise-open" fontSize="lg">
            {t("practise.open")}
          </Box>
          <Box color="fg.muted" mt="4" fontVariantNumeric="tabular-nums">
            {t("practise.checkedOf", { checked, total: practice.questions.length })}
          </Box>
        </Box>
        <Button size="lg" onClick={() => practise.send({ type: "set.resumed" })}>
          {t("practise.goOn")}
          <ArrowRight size={18} aria-hidden="true" />
        </Button>
      </Flex>
    </Card>
  );
}
