import { chakra } from "@chakra-ui/react/styled-system";
import { useDroppable } from "@dnd-kit/react";
import { useId, type ReactNode } from "react";
import { useMessage } from "../../../i18n/use-message";

interface PlaceProps {
  readonly id: string;
  readonly title: ReactNode;
  /** What puts the picked one here; null: none is picked, or it is here already. */
  readonly onPut: (() => void) | null;
  readonly children: ReactNode;
}

/** Where things can be put: a category, or where they came from. */
export function Place({ id, title, onPut, children }: PlaceProps) {
  const t = useMessage();
  const titleId = useId();
  const putId = useId();
  const { ref, isDropTarget } = useDroppable({ id });
  return (
    <chakra.section
      ref={ref}
      aria-labelledby={titleId}
      display="flex"
      flexDirection="column"
      gap="8"
      p="12"
      bg={isDropTarget ? "accent.tint" : "bg.subtle"}
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isDropTarget ? "accent.solid" : "border.strong"}
      borderRadius="control"
    >
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="8" minHeight="44">
        <chakra.div id={titleId} fontWeight="medium" minWidth="0">
          {title}
        </chakra.div>
        {onPut !== null && (
          <chakra.button
            type="button"
            id={putId}
            aria-labelledby={`${putId} ${titleId}`}
            onClick={onPut}
            flex="none"
            minHeight="44"
            px="12"
            fontSize="md"
            color="accent.text"
            borderWidth="1px"
            borderColor="accent.solid"
            borderRadius="control"
            bg="bg.card"
            cursor="pointer"
          >
            {t("exam.categorise.put")}
          </chakra.button>
        )}
      </chakra.div>
      <chakra.ul
        display="flex"
        flexWrap="wrap"
        alignContent="flex-start"
        gap="8"
        flex="1"
        minHeight="48"
        listStyleType="none"
      >
        {children}
      </chakra.ul>
    </chakra.section>
  );
}
