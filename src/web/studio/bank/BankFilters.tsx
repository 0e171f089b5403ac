import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { itemOrders } from "../../../contract/studio/bank-limits";
import { useCall } from "../../effects/use-call";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ChipGroup } from "../../ui/ChipGroup";
import { Chooser } from "../../ui/Chooser";
import { Field } from "../../ui/Field";
import { bankLevels, isNarrowed, type BankSearch } from "./bank-search";

interface BankFiltersProps {
  readonly search: BankSearch;
  /** The words as they are typed, which the search follows a moment later. */
  readonly typed: string;
  readonly onType: (words: string) => void;
  readonly onChange: (change: Partial<BankSearch>) => void;
}

const interactionTypes = [
  "single_choice",
  "multiple_choice",
  "numeric_entry",
  "text_entry",
  "gaps",
  "inline_choice",
  "gap_entry",
  "order",
  "match",
  "categorise",
  "hot_spot",
  "extended_text",
] as const;

/** A list in which the chosen value stands even where it is not among the known ones. */
const withChosen = (known: readonly string[], chosen: string): readonly string[] =>
  chosen === "" || known.includes(chosen) ? known : [chosen, ...known];

function MoreFilters({ search, onChange }: Pick<BankFiltersProps, "search" | "onChange">) {
  const t = useMessage();
  const language = useLanguage();
  const pool = useCall("questionPool", {}).data;
  const tests = useCall("studioTests", { page: 1 }).data?.tests ?? [];
  const all = { value: "", label: t("bank.all") };
  const skills = withChosen([...new Set((pool?.own ?? []).map(({ skill }) => skill))].toSorted(), search.skill);
  const tags = withChosen((pool?.tags ?? []).map(({ tag }) => tag).toSorted(), search.tag);
  return (
    <Grid templateColumns={{ base: "repeat(2, minmax(0, 1fr))", lg: "repeat(6, minmax(0, 1fr))" }} gap="12">
      <Chooser
        label={t("bank.skill")}
        options={[all, ...skills.map((skill) => ({ value: skill, label: skill }))]}
        chosen={search.skill}
        onChoose={(skill) => onChange({ skill })}
      />
      <Chooser
        label={t("bank.level")}
        options={[all, ...bankLevels.map((level) => ({ value: level, label: t(`bank.level.${level}`) }))]}
        chosen={search.level}
        onChoose={(level) => onChange({ level: bankLevels.find((one) => one === level) ?? "" })}
      />
      <Chooser
        label={t("bank.type")}
        options={[all, ...interactionTypes.map((type) => ({ value: type, label: t(`question.type.${type}`) }))]}
        chosen={search.type}
        onChoose={(type) => onChange({ type })}
      />
      <Chooser
        label={t("bank.tag")}
        options={[all, ...tags.map((tag) => ({ value: tag, label: tag }))]}
        chosen={search.tag}
        onChoose={(tag) => onChange({ tag })}
      />
      <Chooser
        label={t("bank.usedIn")}
        options={[
          all,
          ...tests.map(({ test_id, title }) => ({
            value: test_id,
            label: localized(title, language) || t("author.untitled"),
          })),
        ]}
        chosen={search.used_in}
        onChoose={(used_in) => onChange({ used_in })}
      />
      <Chooser
        label={t("bank.sort")}
        options={itemOrders.map((order) => ({ value: order, label: t(`bank.sort.${order}`) }))}
        chosen={search.sort}
        onChoose={(sort) => onChange({ sort })}
      />
    </Grid>
  );
}

/** The search field and the filters of the bank. */
export function BankFilters({ search, typed, onType, onChange }: BankFiltersProps) {
  const t = useMessage();
  return (
    <Flex direction="column" gap="12">
      <Flex gap="12" wrap="wrap" align="end">
        <Box flex="1 1 260px">
          <Field
            label={t("bank.find")}
            type="search"
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
        </Box>
        <ChipGroup
          label={t("bank.show")}
          chips={[
            { value: "", label: t("bank.show.all") },
            { value: "1", label: t("bank.show.work") },
          ]}
          chosen={search.needs_work}
          onChoose={(value) => onChange({ needs_work: value === "1" ? "1" : "" })}
        />
      </Flex>
      <details open={isNarrowed({ ...search, words: "", needs_work: "" }) || search.sort !== "changed"}>
        <summary>{t("bank.moreFilters")}</summary>
        <MoreFilters search={search} onChange={onChange} />
      </details>
    </Flex>
  );
}
