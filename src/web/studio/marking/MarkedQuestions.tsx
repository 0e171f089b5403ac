import { Box } from "@chakra-ui/react/box";
import type { MarkQueue } from "../../../contract/classes/marking";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";
import { ListedButton } from "./ListedButton";

interface MarkedQuestionsProps {
  readonly items: MarkQueue["items"];
  readonly itemId: string | null;
  readonly onOpen: (itemId: string) => void;
}

/** The questions that people mark, with what waits in each. */
export function MarkedQuestions({ items, itemId, onOpen }: MarkedQuestionsProps) {
  const t = useMessage();
  return (
    <Card as="nav" aria-labelledby="marked-questions" p={{ base: "12", md: "12" }}>
      <Box as="h2" id="marked-questions" fontSize="md" px="12" mb="4">
        {t("marking.questions")}
      </Box>
      <Box as="ul" listStyleType="none" m="0" p="0">
        {items.map(({ item_id: id, position, words, waiting, differing }) => (
          <li key={id}>
            <ListedButton
              display="block"
              overflowWrap="anywhere"
              type="button"
              aria-current={id === itemId}
              onClick={() => onOpen(id)}
            >
              <Box lineClamp="2">{`${position}. ${words}`}</Box>
              <Box fontSize="sm" fontVariantNumeric="tabular-nums" color={waiting > 0 ? "accent.text" : "fg.muted"}>
                {[
                  waiting > 0 ? t("marking.waitingCount", { count: waiting }) : t("marking.allMarked"),
                  ...(differing > 0 ? [t("marking.differingCount", { count: differing })] : []),
                ].join(" · ")}
              </Box>
            </ListedButton>
          </li>
        ))}
      </Box>
    </Card>
  );
}
