import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { SearchX } from "lucide-react";
import { useState } from "react";
import type { Family } from "../../contract/families";
import type { FamilyMenu } from "../../contract/tests";
import { localized, useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { ChipGroup } from "../ui/ChipGroup";
import { Field } from "../ui/Field";
import { StateCard } from "../ui/StateCard";
import { FamilySection } from "./FamilySection";
import { countTests, findTests, isWorthSearching } from "./find-tests";

/** The filters of the catalogue. */
interface Wanted {
  readonly query: string;
  /** null: every family. */
  readonly family: Family | null;
}

interface FinderProps {
  readonly families: readonly FamilyMenu[];
  /** The families and tests that match the words. */
  readonly found: readonly FamilyMenu[];
  readonly wanted: Wanted;
  readonly onWant: (wanted: Wanted) => void;
}

const ofFamily = (found: readonly FamilyMenu[], wanted: Family | null): readonly FamilyMenu[] =>
  found.filter(({ family }) => wanted === null || family === wanted);

function Finder({ families, found, wanted, onWant }: FinderProps) {
  const t = useMessage();
  const language = useLanguage();
  const chip = (family: Family | null, title: string) => ({
    value: family,
    label: `${title} ${countTests(ofFamily(found, family))}`,
  });
  return (
    <Flex role="search" gap="16" wrap="wrap" align="end" justify="space-between">
      <Box flex="1 1 280px" maxW="420px">
        <Field
          label={t("home.find")}
          type="search"
          autoComplete="off"
          value={wanted.query}
          onChange={({ target }) => onWant({ ...wanted, query: target.value })}
        />
      </Box>
      <ChipGroup
        label={t("home.families")}
        chips={[
          chip(null, t("home.families.all")),
          ...families.map(({ family, title }) => chip(family, localized(title, language))),
        ]}
        chosen={wanted.family}
        onChoose={(family) => onWant({ ...wanted, family })}
        scrolls
      />
    </Flex>
  );
}

/** The tests by family; long lists have a search field and buttons for the families. */
export function TestCatalogue({ families }: { readonly families: readonly FamilyMenu[] }) {
  const t = useMessage();
  const [wanted, setWanted] = useState<Wanted>({ query: "", family: null });
  const isLong = isWorthSearching(families);
  const found = isLong ? findTests(families, wanted.query) : families;
  const shown = isLong ? ofFamily(found, wanted.family) : families;
  return (
    <>
      {isLong ? <Finder families={families} found={found} wanted={wanted} onWant={setWanted} /> : null}
      {shown.map((family) => (
        <FamilySection key={family.family} family={family} />
      ))}
      {shown.length === 0 && families.length > 0 ? (
        <StateCard Icon={SearchX} title={t("home.findNone")}>
          {t("home.findNoneDetail")}
        </StateCard>
      ) : null}
    </>
  );
}
