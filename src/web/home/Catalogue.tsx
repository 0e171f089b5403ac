import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { SearchX } from "lucide-react";
import { useState } from "react";
import type { FamilyMenu } from "../../contract/tests";
import { localized, useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { ChipGroup } from "../ui/ChipGroup";
import { Field } from "../ui/Field";
import { StateCard } from "../ui/StateCard";
import { FamilySection } from "./FamilySection";
import { countTests, findTests, isWorthSearching, type Wanted } from "./find-tests";

interface FinderProps {
  readonly families: readonly FamilyMenu[];
  readonly wanted: Wanted;
  readonly onWant: (wanted: Wanted) => void;
}

function Finder({ families, wanted, onWant }: FinderProps) {
  const t = useMessage();
  const language = useLanguage();
  const named = (family: Wanted["family"], title: string) => ({
    value: family,
    label: `${title} ${countTests(findTests(families, { ...wanted, family }))}`,
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
          named(null, t("home.families.all")),
          ...families.map(({ family, title }) => named(family, localized(title, language))),
        ]}
        chosen={wanted.family}
        onChoose={(family) => onWant({ ...wanted, family })}
        scrolls
      />
    </Flex>
  );
}

/** The tests by their families; where they are many, with a field and the families' names to narrow them. */
export function Catalogue({ families }: { readonly families: readonly FamilyMenu[] }) {
  const t = useMessage();
  const [wanted, setWanted] = useState<Wanted>({ query: "", family: null });
  const isLong = isWorthSearching(families);
  const found = isLong ? findTests(families, wanted) : families;
  return (
    <>
      {isLong ? <Finder families={families} wanted={wanted} onWant={setWanted} /> : null}
      {found.map((family) => (
        <FamilySection key={family.family} family={family} />
      ))}
      {found.length === 0 && families.length > 0 ? (
        <StateCard Icon={SearchX} title={t("home.findNone")}>
          {t("home.findNoneDetail")}
        </StateCard>
      ) : null}
    </>
  );
}
