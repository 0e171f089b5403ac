import { Flex } from "@chakra-ui/react/flex";
import type { RecordCount } from "../../../contract/attempt/answer-record";
import { families, familyIds } from "../../../contract/families";
import { localized, useLanguage } from "../../i18n/language";
import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import { ChipGroup } from "../../ui/ChipGroup";
import { countOf, states, type RecordFilter, type SittingStatus } from "./record-list";

const stateWords: Readonly<Record<SittingStatus, MessageId>> = {
  sitting: "record.sitting",
  finished: "record.finished",
};

interface RecordFiltersProps {
  readonly counts: readonly RecordCount[];
  readonly filter: RecordFilter;
  readonly onFilter: (filter: RecordFilter) => void;
}

/**
 * Filters of the attempts: by family, if there is more than one, and by state; each chip shows its number of attempts.
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
        label: t("record.chip", {
          name: family === null ? t("record.allFamilies") : localized(families[family].title, language),
          count: count({ family }),
        }),
      }) as const,
  );
  const stateChips = [null, ...states].map(
    (state) =>
      ({
        value: state,
        label: t("record.chip", {
          name: t(state === null ? "record.allStates" : stateWords[state]),
          count: count({ state }),
        }),
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
