import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { localized } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { dropList } from "../reordering/drag-rows";
import type { TestAssembly } from "./assembly";
import type { RailActions } from "./rail-actions";
import { RailRow } from "./RailRow";
import type { FixedSection } from "./test-changes";

interface RailSectionProps {
  readonly section: FixedSection;
  readonly hasHeading: boolean;
  readonly place: number;
  /** Positions of questions in the test, from 1. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly assembly: TestAssembly;
  readonly actions: RailActions;
}

/** A section of the list with its questions; an empty one takes a question that is dropped on it. */
export function RailSection({ section, hasHeading, place, numbers, assembly, actions }: RailSectionProps) {
  const t = useMessage();
  const { stage, items, title } = section;
  const total = numbers.size;
  const name = localized(title, assembly.language).trim() || t("assembly.section", { number: place + 1 });
  return (
    <Box>
      {hasHeading ? (
        <Box as="h2" fontSize="sm" fontWeight="semibold" color="fg.muted" px="8" mb="4" overflowWrap="anywhere">
          {name}
        </Box>
      ) : null}
      <chakra.ol
        {...dropList(stage)}
        aria-label={name}
        listStyleType="none"
        m="0"
        p="0"
        display="flex"
        flexDirection="column"
        gap="2"
        borderRadius="control"
        css={{ "&[data-drop-target]": { bg: "accent.tint" } }}
      >
        {items.map((itemId) => (
          <RailRow
            key={itemId}
            itemId={itemId}
            number={numbers.get(itemId) ?? 0}
            total={total}
            assembly={assembly}
            actions={actions}
          />
        ))}
      </chakra.ol>
      {items.length > 0 ? null : (
        <Box px="8" py="8" color="fg.muted" fontSize="sm">
          {t(hasHeading ? "assembly.sectionEmpty" : "assembly.empty")}
        </Box>
      )}
    </Box>
  );
}
