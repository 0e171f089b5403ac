import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { cefrLevels, cefrName, type CefrLevel } from "../../../../contract/item/cefr";

/** The names of the levels over their columns; the level reached is marked. */
export function LevelNames({ reached }: { readonly reached: CefrLevel | null }) {
  return (
    <Grid aria-hidden="true" templateColumns={`repeat(${cefrLevels.length}, minmax(0, 1fr))`} gap="2" fontSize="xs">
      {cefrLevels.map((level) => (
        <Box
          key={level}
          textAlign="center"
          py="6"
          borderRadius="control"
          whiteSpace="nowrap"
          {...(level === reached
            ? { bg: "accent.solid", color: "white", fontWeight: "semibold" }
            : { bg: "bg.subtle", color: "fg.muted" })}
        >
          {cefrName(level)}
        </Box>
      ))}
    </Grid>
  );
}
