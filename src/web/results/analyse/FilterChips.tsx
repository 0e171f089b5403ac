import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { MarkedItem } from "../../../contract/report";
import { useMessage } from "../../i18n/use-message";
import { filtered, filterMessages, filters, isOfMarks, type Filter } from "./filters";

interface Props {
  readonly items: readonly MarkedItem[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

const isRare = (name: Filter): boolean => name === "partly" || name === "unscored" || name === "slow";

/** Which questions are listed; each chip tells how many it holds. */
export function FilterChips({ items, filter, onFilter }: Props) {
  const t = useMessage();
  const isMarked = items.some(({ mark }) => mark !== null);
  const chips = filters
    .map((name) => ({ name, count: filtered(items, name).length }))
    .filter(({ name, count }) => count > 0 || (isMarked && !isRare(name)) || !isOfMarks(name));
  return (
    <Flex
      role="group"
      aria-label={t("results.filters")}
      gap="8"
      wrap={{ base: "nowrap", md: "wrap" }}
      overflowX="auto"
      p="4"
      m="-4"
    >
      {chips.map(({ name, count }) => (
        <Box
          as="button"
          key={name}
          {...{ type: "button", disabled: count === 0 && name !== "all" }}
          aria-pressed={name === filter}
          onClick={() => onFilter(name)}
          flex="none"
          minH={{ base: "44", md: "32" }}
          px="12"
          borderWidth="1px"
          borderRadius="pill"
          borderColor={name === filter ? "accent.solid" : "border"}
          bg={name === filter ? "accent.tint" : "bg.card"}
          color={name === filter ? "accent.text" : "fg"}
          fontWeight={name === filter ? "semibold" : "normal"}
          cursor="pointer"
          _disabled={{ color: "fg.muted", cursor: "default", bg: "transparent", borderStyle: "dashed" }}
          fontVariantNumeric="tabular-nums"
        >
          {t(filterMessages[name])} {count}
        </Box>
      ))}
    </Flex>
  );
}
