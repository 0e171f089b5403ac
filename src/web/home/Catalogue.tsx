import { Box } from "@chakra-ui/react/box";
import { SearchX } from "lucide-react";
import { useState } from "react";
import type { FamilyMenu } from "../../contract/tests";
import { useMessage } from "../i18n/use-message";
import { Field } from "../ui/Field";
import { StateCard } from "../ui/StateCard";
import { FamilySection } from "./FamilySection";
import { findTests, isWorthSearching } from "./find-tests";

/** The tests by their families; where they are many, with a field that narrows them. */
export function Catalogue({ families }: { readonly families: readonly FamilyMenu[] }) {
  const t = useMessage();
  const [query, setQuery] = useState("");
  const found = findTests(families, query);
  return (
    <>
      {isWorthSearching(families) ? (
        <Box maxW="420px" role="search">
          <Field
            label={t("home.find")}
            type="search"
            autoComplete="off"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </Box>
      ) : null}
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
