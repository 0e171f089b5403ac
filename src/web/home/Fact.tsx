import { Flex } from "@chakra-ui/react/flex";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** A short fact with its icon. */
export function Fact({ Icon, children }: { readonly Icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <Flex as="span" align="center" gap="4" fontVariantNumeric="tabular-nums">
      <Icon size={14} aria-hidden="true" />
      {children}
    </Flex>
  );
}
