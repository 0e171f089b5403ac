import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { selectSettings } from "../../../../machines/appearance/appearance.selectors";
import { Skeleton } from "../../ui/Skeleton";
import { useAppearance } from "../console-context";
import { useSiteTitle } from "../frame/SiteTitle";
import type { MenuEntry } from "./menu";
import { MenuTree } from "./MenuTree";
import { useMenuTitle } from "./use-menu";

/** Placeholder for children that are loading. */
function Filling() {
  return (
    <Flex direction="column" gap="12" p="16" aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height="24px" />
      ))}
    </Flex>
  );
}

/** The children of one entry of the first level, always on white. */
export function SecondColumn({ id, cell }: { readonly id: string; readonly cell: MenuEntry }) {
  const site = useSiteTitle();
  const title = useMenuTitle()(cell.title);
  const { columnStyle } = useAppearance(selectSettings);
  const isCard = columnStyle === "card" || columnStyle === "arrow";
  return (
    <Box
      id={id}
      flex="1"
      minW="0"
      bg="bg.card"
      borderRightWidth="1px"
      borderColor="border"
      overflowY="auto"
      overscrollBehavior="contain"
      css={{ scrollbarWidth: "thin" }}
    >
      <Flex
        align="center"
        justify="center"
        height="60px"
        px="12"
        fontSize="lg"
        fontWeight="semibold"
        color="fg"
        aria-hidden="true"
      >
        <Box as="span" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          {site}
        </Box>
      </Flex>
      <Flex
        align="center"
        gap="8"
        px="12"
        pb="8"
        fontSize="xs"
        color="fg.muted"
        aria-hidden="true"
        css={{
          "&::before, &::after": { content: '""', flex: "1", height: "1px", background: "var(--iv-colors-border)" },
        }}
      >
        {title}
      </Flex>
      {cell.isFilling === true ? <Filling /> : null}
      <MenuTree entries={cell.children} label={title} tone="plain" shape={isCard ? "card" : "full"} hasIcons={false} />
    </Box>
  );
}
