import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { useId, type ReactNode } from "react";
import { Card } from "./Card";

/** A card with a heading; not broken across printed pages. */
export function Panel({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} css={{ "@media print": { breakInside: "avoid" } }}>
      <Heading as="h2" id={id} fontSize="lg">
        {title}
      </Heading>
      {lead === undefined ? null : (
        <Box color="fg.muted" mt="4" maxW="prose">
          {lead}
        </Box>
      )}
      <Box mt="16">{children}</Box>
    </Card>
  );
}
