import { Box } from "@chakra-ui/react/box";
import { useId, type ReactNode } from "react";
import { Card } from "../../ui/Card";

interface PersonalPartProps {
  readonly title: string;
  readonly note: string;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A section of the personal centre that is no form: its title, a note and its content. */
export function PersonalPart({ title, note, isBusy = false, children }: PersonalPartProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} aria-busy={isBusy}>
      <Box as="h2" id={id} fontSize="lg">
        {title}
      </Box>
      <Box mt="4" mb="16" color="fg.muted" maxW="prose">
        {note}
      </Box>
      {children}
    </Card>
  );
}
