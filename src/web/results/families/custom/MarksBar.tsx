import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { MarkedItem } from "../../../../contract/report/marked-item";
import { useMessage } from "../../../i18n/use-message";
import { MarkIcon, markMessages, marks } from "../../../item/review/marks";

const fills = {
  right: "good.mark",
  partly: "warn.mark",
  wrong: "bad.mark",
  skipped: "border",
  unscored: "bg.subtle",
  awaiting: "accent.tint",
} as const;

/** The numbers of right, partly right, wrong and skipped answers, as a bar and in words. */
export function MarksBar({ items }: { items: readonly MarkedItem[] }) {
  const t = useMessage();
  const counts = marks
    .map((mark) => ({ mark, count: items.filter((item) => item.mark === mark).length }))
    .filter(({ count, mark }) => count > 0 || mark === "right");
  return (
    <div>
      <Flex aria-hidden="true" height="12" gap="2" borderRadius="pill" overflow="hidden">
        {counts.map(({ mark, count }) =>
          count === 0 ? null : <Box key={mark} flexGrow={count} flexBasis="0" bg={fills[mark]} />,
        )}
      </Flex>
      <Flex
        as="ul"
        listStyleType="none"
        p="0"
        m="0"
        mt="12"
        columnGap="24"
        rowGap="8"
        wrap="wrap"
        fontVariantNumeric="tabular-nums"
      >
        {counts.map(({ mark, count }) => (
          <Flex as="li" key={mark} gap="8" align="center">
            <MarkIcon mark={mark} />
            {t("results.markCount", { mark: t(markMessages[mark]), count })}
          </Flex>
        ))}
      </Flex>
    </div>
  );
}
