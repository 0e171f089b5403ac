import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { useCall } from "../effects/use-call";
import { localized, useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { Card } from "../ui/Card";
import { Select } from "../ui/Select";
import { ExportMenu } from "./ExportMenu";

/** The tests of the site, of which one is chosen to be saved as a file. */
export function ExportTests() {
  const t = useMessage();
  const language = useLanguage();
  const [chosen, choose] = useState("");
  const { data } = useCall("menuList", {});
  const families = data?.list.filter(({ tests }) => tests.length > 0) ?? [];
  if (families.length === 0) return null;
  return (
    <Card py="12" aria-labelledby="export-tests">
      <Box as="h2" id="export-tests" fontSize="lg" mb="4">
        {t("export.tests")}
      </Box>
      <Box color="fg.muted" mb="8">
        {t("export.lead")}
      </Box>
      <Box as="label" display="block">
        <Box>{t("export.test")}</Box>
        <Select minH="44" maxW="100%" value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">{t("export.choose")}</option>
          {families.map(({ family, title, tests }) => (
            <optgroup key={family} label={localized(title, language)}>
              {tests.map((test) => (
                <option key={test.menu_id} value={test.menu_id}>
                  {localized(test.title, language)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Box>
      {chosen === "" ? null : <ExportMenu key={chosen} menuId={chosen} />}
    </Card>
  );
}
