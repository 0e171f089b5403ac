import { Box } from "@chakra-ui/react/box";
import { useId, type ReactNode } from "react";

interface ScoresPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the scores of a class under its heading. */
export function ScoresPart({ title, children }: ScoresPartProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Box as="h2" id={id} fontSize="lg">
        {title}
      </Box>
      {children}
    </div>
  );
}
