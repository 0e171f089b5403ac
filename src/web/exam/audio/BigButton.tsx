import type { ComponentProps } from "react";
import { ActionButton } from "../../ui/ActionButton";

/** A large button with icon and word, for small children. */
export const BigButton = (props: ComponentProps<typeof ActionButton>) => (
  <ActionButton minH="64" minW="96" px="24" gap="12" fontSize="xl" borderRadius="card" {...props} />
);
