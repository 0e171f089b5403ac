import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

interface ItemNoteProps {
  readonly tone: "bad" | "warn";
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A note under an item about the state of its answer, with an optional action. */
export const ItemNote = ({ tone, children, action }: ItemNoteProps) => (
  <chakra.div
    maxWidth="720px"
    mx="auto"
    mb="24"
    px="16"
    py="12"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    gap="8"
    bg={`${tone}.tint`}
    color={`${tone}.text`}
    borderRadius="control"
  >
    <p role="alert">{children}</p>
    {action}
  </chakra.div>
);
