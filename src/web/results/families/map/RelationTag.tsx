import { Flex } from "@chakra-ui/react/flex";
import { Target, TrendingUp } from "lucide-react";
import type { MapReport } from "../../../../contract/report/report";
import { useMessage } from "../../../i18n/use-message";
import { relationMessages } from "./words";

const looks = {
  strength: { bg: "good.tint", color: "good.text", Icon: TrendingUp },
  focus: { bg: "warn.tint", color: "warn.text", Icon: Target },
} as const;

/** Marks an area that stands out, by a shape and words; empty for other areas. */
export function RelationTag({ relation }: { relation: MapReport["areas"][number]["relation"] }) {
  const t = useMessage();
  if (relation === "typical") return null;
  const { bg, color, Icon } = looks[relation];
  return (
    <Flex
      as="span"
      align="center"
      gap="4"
      bg={bg}
      color={color}
      borderRadius="pill"
      px="8"
      py="1"
      fontSize="xs"
      fontWeight="medium"
      whiteSpace="nowrap"
    >
      <Icon size={13} aria-hidden="true" />
      {t(relationMessages[relation])}
    </Flex>
  );
}
