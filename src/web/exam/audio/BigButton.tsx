import type { ComponentProps } from "react";
import { ActionButton } from "../../ui/ActionButton";

/** For small hands: a picture and a word. */
export const BigButton = (props: ComponentProps<typeof ActionButton>) => (
  <ActionButton minH="64" minW="96" px="24" gap="12" fontSize="xl" borderRadius="card" {...props} />
);
