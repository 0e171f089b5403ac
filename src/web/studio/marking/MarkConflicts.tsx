import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { MarkConflict } from "../../../../machines/studio/marking-facts";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { usePointsWords } from "./use-points-words";

interface MarkConflictsProps {
  readonly conflicts: readonly MarkConflict[];
  readonly onDecide: (markId: string, isMine: boolean) => void;
}

/** Marks that were changed in another window: both are shown, and neither is overwritten before it is decided. */
export function MarkConflicts({ conflicts, onDecide }: MarkConflictsProps) {
  const t = useMessage();
  const words = usePointsWords();
  const said = (points: number | null | undefined, comment = "") =>
    [
      points == null ? t("marking.state.waiting") : words.points(points),
      ...(comment === "" ? [] : [`“${comment}”`]),
    ].join(" ");
  return conflicts.map(({ mark, present }) => {
    const there = present.settled ?? present.own;
    return (
      <Flex
        key={mark.markId}
        role="alert"
        gap="12"
        align="center"
        wrap="wrap"
        bg="warn.tint"
        borderRadius="control"
        p="12"
      >
        <Box flex="1" minW="200px" overflowWrap="anywhere">
          {t("marking.changedElsewhere", {
            there: said(there?.points, there?.comment),
            here: said(mark.points, mark.comment),
          })}
        </Box>
        <Button size="sm" variant="outline" onClick={() => onDecide(mark.markId, true)}>
          {t("marking.keepHere")}
        </Button>
        <Button size="sm" variant="outline" onClick={() => onDecide(mark.markId, false)}>
          {t("marking.keepThere")}
        </Button>
      </Flex>
    );
  });
}
