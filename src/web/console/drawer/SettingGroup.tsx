import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** A group of settings under a title. */
export function SettingGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box>
      <chakra.h3 mb="4">{title}</chakra.h3>
      {children}
    </Box>
  );
}
