import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { MarkQueue } from "../../../contract/classes/marking";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";

const Opening = chakra("button", {
  base: {
    display: "block",
    width: "full",
    textAlign: "start",
    minH: "44",
    px: "12",
    py: "8",
    borderRadius: "control",
    borderWidth: "1px",
    borderColor: "transparent",
    cursor: "pointer",
    overflowWrap: "anywhere",
    _hover: { bg: "bg.subtle" },
    "&[aria-current=true]": { bg: "accent.tint", borderColor: "accent.solid" },
  },
});

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
            <Opening type="button" aria-current={id === itemId} onClick={() => onOpen(id)}>
              <Box lineClamp="2">{`${position}. ${words}`}</Box>
              <Box fontSize="sm" fontVariantNumeric="tabular-nums" color={waiting > 0 ? "accent.text" : "fg.muted"}>
                {[
                  waiting > 0 ? t("marking.waitingCount", { count: waiting }) : t("marking.allMarked"),
                  ...(differing > 0 ? [t("marking.differingCount", { count: differing })] : []),
                ].join(" · ")}
              </Box>
            </Opening>
          </li>
        ))}
      </Box>
    </Card>
  );
}
