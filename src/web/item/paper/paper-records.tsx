import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { InteractionType, Media, Option } from "../../../contract/item/item";
import { ItemContent } from "../content/ItemContent";
import { SpotLetter } from "../interactions/hot-spot/SpotLetter";
import { SpotMark } from "../interactions/hot-spot/SpotMark";
import { SpotPicture } from "../interactions/hot-spot/SpotPicture";
import { optionLetter } from "../interactions/interaction-props";
import type { AnswerCells, InteractionPaper } from "./interaction-paper";
import { choiceKey, formsKey, gapKeyWords, paperLetters, numberKey } from "./key-words";
import { Bubble, PairedLists, PaperBox, PaperOptions, RuledLines } from "./PaperParts";
import { Unit } from "./Unit";

/** Lines for a longer answer whose author has not said how many. */
const usualLines = 10;
/** More would not fit on one page. */
const mostLines = 22;
const charactersInLine = 70;

const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));
const boxes = (labels: readonly string[], isWide = false): AnswerCells => ({ kind: "boxes", labels, isWide });
const bubbles = (count: number, isSquare: boolean): AnswerCells => ({ kind: "bubbles", count, isSquare });
const inGap = (number: number, words: readonly string[]): string[] => words.map((word) => `(${number}) ${word}`);

interface GapOptionsProps {
  readonly gaps: readonly { readonly number: number; readonly options: readonly Option[] }[];
  readonly media: readonly Media[];
}

/** The options of gaps to choose in, a line for each gap. */
const GapOptions = ({ gaps, media }: GapOptionsProps) =>
  gaps.map(({ number, options }) => (
    <Flex key={number} gap="16" rowGap="4" wrap="wrap" align="baseline" mt="6" css={{ breakInside: "avoid" }}>
      <Box as="span" minW="32">
        ({number})
      </Box>
      {options.map(({ option_id: id, content }, index) => (
        <Flex as="span" key={id} gap="4" align="baseline">
          {optionLetter(index)}.
          <ItemContent text={content} media={media} />
        </Flex>
      ))}
    </Flex>
  ));

/** How every interaction type stands on paper. */
export const paperRecords: { readonly [Kind in InteractionType]: InteractionPaper<Kind> } = {
  single_choice: {
    answer: ({ interaction, media }) => (
      <PaperOptions
        options={interaction.options}
        media={media}
        label={(index) => <Bubble square={false}>{optionLetter(index)}</Bubble>}
      />
    ),
    cells: ({ options }) => bubbles(options.length, false),
    key: ({ options }, { option_id, credit }) => choiceKey(options, [option_id], credit),
  },
  multiple_choice: {
    answer: ({ interaction, media }) => (
      <PaperOptions
        options={interaction.options}
        media={media}
        label={(index) => <Bubble square>{optionLetter(index)}</Bubble>}
      />
    ),
    cells: ({ options }) => bubbles(options.length, true),
    key: ({ options }, { option_ids, credit }) => choiceKey(options, option_ids, credit),
  },
  text_entry: {
    answer: ({ interaction: { max_length } }) => (
      <RuledLines count={Math.min(mostLines, Math.ceil(max_length / charactersInLine))} />
    ),
    cells: ({ max_length }) => (max_length > charactersInLine ? { kind: "onPaper" } : boxes([""], true)),
    key: (_, key) => formsKey(key),
  },
  extended_text: {
    answer: ({ interaction: { expected_lines = usualLines } }) => (
      <RuledLines count={Math.min(mostLines, Math.max(3, expected_lines))} />
    ),
    cells: () => ({ kind: "onPaper" }),
    key: () => [],
  },
  numeric_entry: {
    answer: ({ interaction: { unit } }) => (
      <Flex gap="8" align="center">
        <PaperBox wide />
        <Unit unit={unit} />
      </Flex>
    ),
    cells: () => boxes([""], true),
    key: ({ unit }, key) => numberKey(key, key.accepted, unit === undefined ? "" : ` ${unit.en ?? unit.zh ?? ""}`),
  },
  inline_choice: {
    answer: ({ interaction: { gaps }, media }) => (
      <GapOptions gaps={gaps.map(({ options }, index) => ({ number: index + 1, options }))} media={media} />
    ),
    cells: ({ gaps }) => boxes(numbers(gaps.length)),
    key: ({ gaps }, { choices }) =>
      gaps.flatMap(({ gap_id, options }, index) =>
        inGap(index + 1, [paperLetters(options, [choices[gap_id] ?? ""]).join("")]),
      ),
  },
  gap_entry: {
    answer: () => null,
    cells: ({ gaps }) => boxes(numbers(gaps.length), true),
    key: ({ gaps }, { accepted }) =>
      gaps.flatMap(({ gap_id }, index) =>
        inGap(index + 1, formsKey({ accepted: accepted[gap_id] ?? [], case_sensitive: false })),
      ),
  },
  gaps: {
    answer: ({ interaction: { gaps }, media }) => (
      <GapOptions
        gaps={gaps.flatMap((gap, index) =>
          gap.kind === "choice" ? [{ number: index + 1, options: gap.options }] : [],
        )}
        media={media}
      />
    ),
    cells: ({ gaps }) =>
      boxes(
        numbers(gaps.length),
        gaps.some(({ kind }) => kind !== "choice"),
      ),
    key: ({ gaps }, key) =>
      gaps.flatMap((gap, index) =>
        inGap(index + 1, gapKeyWords(key.gaps[gap.gap_id], gap.kind === "choice" ? gap.options : [])),
      ),
  },
  order: {
    answer: ({ interaction: { options }, media }) => (
      <>
        <PaperOptions options={options} media={media} label={(index) => `${optionLetter(index)}.`} />
        <Flex gap="8" mt="8" wrap="wrap">
          {options.map(({ option_id: id }, index) => (
            <Flex key={id} as="span" gap="4" align="center">
              {index + 1}. <PaperBox />
            </Flex>
          ))}
        </Flex>
      </>
    ),
    cells: ({ options }) => boxes(numbers(options.length)),
    key: ({ options }, { option_ids }) => [paperLetters(options, option_ids).join(" – ")],
  },
  match: {
    answer: ({ interaction: { sources, targets }, media }) => (
      <PairedLists asked={sources} given={targets} media={media} />
    ),
    cells: ({ sources }) => boxes(numbers(sources.length)),
    key: ({ sources, targets }, { pairs }) =>
      sources.flatMap(({ option_id: id }, index) => {
        const own = pairs.flatMap(([source, target]) => (source === id ? [target] : []));
        return own.length === 0 ? [] : [`${index + 1}. ${paperLetters(targets, own).join(", ")}`];
      }),
  },
  categorise: {
    answer: ({ interaction: { options, categories }, media }) => (
      <PairedLists asked={options} given={categories} media={media} />
    ),
    cells: ({ options }) => boxes(numbers(options.length)),
    key: ({ options, categories }, { placements }) =>
      options.flatMap(({ option_id: id }, index) => {
        const own = placements[id];
        return own === undefined ? [`${index + 1}. –`] : [`${index + 1}. ${paperLetters(categories, [own]).join("")}`];
      }),
  },
  hot_spot: {
    answer: ({ interaction, media }) => (
      <Box maxW="420px">
        <SpotPicture interaction={interaction} media={media}>
          {interaction.spots.map(({ spot_id: id, shape }, index) => (
            <SpotMark key={id} shape={shape} tone="idle">
              <SpotLetter>{optionLetter(index)}</SpotLetter>
            </SpotMark>
          ))}
        </SpotPicture>
      </Box>
    ),
    cells: ({ spots, max_choices }) => bubbles(spots.length, max_choices !== 1),
    key: ({ spots }, { spot_ids }) => [
      spots.flatMap(({ spot_id: id }, index) => (spot_ids.includes(id) ? [optionLetter(index)] : [])).join(", "),
    ],
  },
};
