import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { families, familyIds } from "../../contract/families";
import type { RecordCount } from "../../contract/report";
import { localized, useLanguage } from "../i18n/language";
import type { MessageId } from "../i18n/message-id";
import { useMessage } from "../i18n/use-message";
import { countOf, states, type RecordFilter, type SittingState } from "./record-list";

const stateWords: Readonly<Record<SittingState, MessageId>> = {
  sitting: "record.sitting",
  finished: "record.finished",
};

const Chip = chakra("button", {
  base: {
    minH: { base: "44", md: "32" },
    px: "12",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "pill",
    bg: "bg.card",
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    transitionProperty: "background-color, border-color",
    transitionDuration: "quick",
    _hover: { borderColor: "accent.solid" },
    "&[aria-pressed=true]": {
      borderColor: "accent.solid",
      bg: "accent.tint",
      color: "accent.text",
      fontWeight: "semibold",
    },
  },
});

interface ChipGroupProps<Value> {
  readonly label: string;
  readonly chips: readonly { readonly value: Value; readonly label: string; readonly count: number }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function ChipGroup<Value extends string | null>({ label, chips, chosen, onChoose }: ChipGroupProps<Value>) {
  const t = useMessage();
  return (
    <Flex role="group" aria-label={label} align="center" wrap="wrap" gap="8">
      {chips.map((chip) => (
        <Chip key={chip.value} type="button" aria-pressed={chip.value === chosen} onClick={() => onChoose(chip.value)}>
          {t("record.chip", { name: chip.label, count: chip.count })}
        </Chip>
      ))}
    </Flex>
  );
}

interface RecordFiltersProps {
  readonly counts: readonly RecordCount[];
  readonly filter: RecordFilter;
  readonly onFilter: (filter: RecordFilter) => void;
}

/**
 * Which sittings are listed: by family, where there is more than one, and by state; each chip tells how many it would
 * show.
 */
export function RecordFilters({ counts, filter, onFilter }: RecordFiltersProps) {
  const t = useMessage();
  const language = useLanguage();
  const count = (part: Partial<RecordFilter>) => countOf(counts, { ...filter, ...part });
  const known = familyIds.filter((family) => counts.some((one) => one.family === family));
  const familyChips = [null, ...known].map(
    (family) =>
      ({
        value: family,
        label: family === null ? t("record.allFamilies") : localized(families[family].title, language),
        count: count({ family }),
      }) as const,
  );
  const stateChips = [null, ...states].map(
    (state) =>
      ({
        value: state,
        label: t(state === null ? "record.allStates" : stateWords[state]),
        count: count({ state }),
      }) as const,
  );
  return (
    <Flex wrap="wrap" columnGap="32" rowGap="12">
      {known.length < 2 ? null : (
        <ChipGroup
          label={t("record.family")}
          chips={familyChips}
          chosen={filter.family}
          onChoose={(family) => onFilter({ ...filter, family })}
        />
      )}
      <ChipGroup
        label={t("record.state")}
        chips={stateChips}
        chosen={filter.state}
        onChoose={(state) => onFilter({ ...filter, state })}
      />
    </Flex>
  );
}
