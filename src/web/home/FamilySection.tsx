import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import type { FamilyMenu } from "../../contract/tests";
import { localized, useLanguage } from "../i18n/language";
import { TestCardView } from "./TestCardView";

/** One family of tests. */
export function FamilySection({ family }: { readonly family: FamilyMenu }) {
  const language = useLanguage();
  const id = `family-${family.family}`;
  return (
    <section aria-labelledby={id}>
      <Box as="h2" id={id} fontSize="lg" mb="12">
        {localized(family.title, language)}
      </Box>
      <Grid
        as="ul"
        templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", xl: "repeat(3, minmax(0, 1fr))" }}
        gap="16"
        listStyleType="none"
        p="0"
        m="0"
      >
        {family.tests.map((test) => (
          <TestCardView key={test.menu_id} test={test} isAlone={family.tests.length === 1} />
        ))}
      </Grid>
    </section>
  );
}
