import { Box } from "@chakra-ui/react/box";
import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";

/** What a teacher may say about the number above it, to parents too. */
export const Saying = ({ children }: { readonly children: ReactNode }) => (
  <Box
    as="p"
    role="note"
    display="grid"
    gridTemplateColumns="16px minmax(0, 1fr)"
    gap="8"
    color="fg.muted"
    maxW="prose"
    mt="4"
  >
    <Box as="span" mt="2">
      <MessageCircle size={16} aria-hidden="true" />
    </Box>
    <span>{children}</span>
  </Box>
);
