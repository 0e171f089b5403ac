import { Grid } from "@chakra-ui/react/grid";
import type { Localized } from "../../../contract/item/content";
import type { DraftTest } from "../../../contract/studio/draft-test";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Field } from "../../ui/Field";

interface TestNameFieldsProps {
  readonly test: DraftTest;
  readonly onChange: (part: Partial<Pick<DraftTest, "measures" | "subject">>, field: string) => void;
}

const idSigns = /^[\w.-]{1,64}$/;

/** The sentence that students see about a test, and its subject. The title stands at the head of the page. */
export function TestNameFields({ test, onChange }: TestNameFieldsProps) {
  const t = useMessage();
  const language = useLanguage();
  const measures: Localized = test.measures ?? {};
  return (
    <Grid gap="16" templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 1fr)" }}>
      <Field
        label={t("assembly.measures")}
        maxLength={300}
        value={localized(measures, language)}
        onChange={({ target }) => onChange({ measures: { ...measures, [language]: target.value } }, "measures")}
      />
      <Field
        label={t("import.field.subject")}
        maxLength={64}
        defaultValue={test.subject}
        onChange={({ target }) => {
          const subject = target.value.trim();
          if (idSigns.test(subject)) onChange({ subject }, "subject");
        }}
      />
    </Grid>
  );
}
