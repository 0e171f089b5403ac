import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import type { AnswerToMark } from "../../../contract/classes/marking";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { usePointsWords } from "./use-points-words";

interface GivenProps {
  readonly title: string;
  readonly given: NonNullable<AnswerToMark["own"]>;
}

function Given({ title, given: { points, comment } }: GivenProps) {
  const t = useMessage();
  const words = usePointsWords();
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="control" p="12" minW="0" bg="bg.card">
      <Box color="fg.muted" fontSize="sm">
        {title}
      </Box>
      <Box fontSize="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {words.points(points)}
      </Box>
      <Box overflowWrap="anywhere" color={comment === "" ? "fg.muted" : undefined}>
        {comment === "" ? t("marking.noComment") : comment}
      </Box>
    </Box>
  );
}

interface MarkDifferenceProps {
  readonly answer: AnswerToMark;
  /** Takes these points where the two differ. */
  readonly onSettle: (points: number) => void;
}

/** The marks of two markers next to each other, once both have marked; where they differ, one of them is taken. */
export function MarkDifference({ answer: { own, other, settled, state }, onSettle }: MarkDifferenceProps) {
  const t = useMessage();
  const words = usePointsWords();
  if (own === null || other === null) return null;
  const isOpen = state === "differing";
  return (
    <Box mt="16" bg={isOpen ? "warn.tint" : "bg.subtle"} borderRadius="control" p="12">
      {isOpen ? (
        <Box color="warn.text" mb="12">
          {t("marking.settle")}
        </Box>
      ) : null}
      <Grid gap="12" templateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}>
        <Given title={t("marking.yours")} given={own} />
        <Given title={t("marking.theirs")} given={other} />
        {settled === null ? null : <Given title={t("marking.settledMark")} given={settled} />}
      </Grid>
      {isOpen ? (
        <Flex gap="8" wrap="wrap" mt="12">
          <Button variant="outline" minH="44" onClick={() => onSettle(own.points)}>
            {t("marking.takeMine", { points: words.points(own.points) })}
          </Button>
          <Button variant="outline" minH="44" onClick={() => onSettle(other.points)}>
            {t("marking.takeTheirs", { points: words.points(other.points) })}
          </Button>
        </Flex>
      ) : null}
    </Box>
  );
}
