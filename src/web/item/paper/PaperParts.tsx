import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { Media, Option } from "../../../contract/item/item";
import { ItemContent } from "../content/ItemContent";
import { optionLetter } from "../interactions/interaction-props";
import { arePictures } from "../interactions/pictures";

const ink = "#1f2430";

/** A letter to fill in: round where one is chosen, square where several may be. */
export const Bubble = chakra("span", {
  base: {
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    width: "20px",
    height: "20px",
    borderWidth: "1px",
    borderColor: ink,
    fontSize: "11px",
    lineHeight: "1",
  },
  variants: { square: { true: { borderRadius: "2px" }, false: { borderRadius: "pill" } } },
});

/** A box to write a letter or a few signs in. */
export const PaperBox = chakra("span", {
  base: {
    display: "inline-block",
    flex: "none",
    verticalAlign: "middle",
    width: "34px",
    height: "26px",
    borderWidth: "1px",
    borderColor: ink,
    borderRadius: "2px",
  },
  variants: { wide: { true: { width: "160px" } } },
});

/** A gap in a text: a line with its number under it. */
export const PaperGap = ({ number }: { readonly number: number }) => (
  <Box
    as="span"
    display="inline-block"
    minW="96px"
    textAlign="center"
    borderBottomWidth="1px"
    borderColor={ink}
    fontSize="11px"
    color="#515a6e"
  >
    ({number})
  </Box>
);

/** Lines to write on, as far apart as in a ruled exercise book. */
export const RuledLines = ({ count }: { readonly count: number }) => (
  <div>
    {Array.from({ length: count }, (_, line) => (
      <Box key={line} height="32px" borderBottomWidth="1px" borderColor="#9aa1b0" css={{ breakInside: "avoid" }} />
    ))}
  </div>
);

interface OptionListProps {
  readonly options: readonly Option[];
  readonly media: readonly Media[];
  readonly label: (index: number) => ReactNode;
  /** The labels are higher than a line. */
  readonly isBoxed?: boolean;
}

/** Options under one another, drawings side by side, each behind its label. */
export function PaperOptions({ options, media, label, isBoxed = false }: OptionListProps) {
  const areDrawings = arePictures(options);
  return (
    <Box
      as="ol"
      listStyleType="none"
      p="0"
      m="0"
      display="grid"
      columnGap="16"
      rowGap="6"
      gridTemplateColumns={areDrawings ? "repeat(auto-fit, minmax(120px, 1fr))" : "minmax(0, 1fr)"}
    >
      {options.map(({ option_id: id, content }, index) => (
        <Flex
          as="li"
          key={id}
          gap="8"
          align={areDrawings ? "start" : isBoxed ? "center" : "baseline"}
          css={{ breakInside: "avoid" }}
        >
          <Box flex="none">{label(index)}</Box>
          <Box minW="0" flex="1">
            <ItemContent text={content} media={media} />
          </Box>
        </Flex>
      ))}
    </Box>
  );
}

interface PairedListsProps {
  /** What is numbered and has a box each. */
  readonly asked: readonly Option[];
  /** What is lettered. */
  readonly given: readonly Option[];
  readonly media: readonly Media[];
}

/** Numbered entries with a box each, beside the lettered ones whose letters are written there. */
export const PairedLists = ({ asked, given, media }: PairedListsProps) => (
  <Box display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" columnGap="24">
    <PaperOptions
      options={asked}
      media={media}
      isBoxed
      label={(index) => (
        <Flex as="span" gap="6" align="center">
          <PaperBox />
          {index + 1}.
        </Flex>
      )}
    />
    <PaperOptions options={given} media={media} label={(index) => `${optionLetter(index)}.`} />
  </Box>
);
