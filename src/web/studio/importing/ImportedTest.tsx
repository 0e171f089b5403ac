import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { selectImportingPhase } from "../../../../machines/importing/importing.selectors";
import type { ImportTest } from "../../../contract/importing/importing";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { wholeMinutes } from "../../ui/times";
import { ExportMenu } from "../ExportMenu";
import { EditImported } from "./EditImported";
import type { ImportingPart } from "./importing-part";
import { Reasons } from "./Reasons";
import { TestForm } from "./TestForm";

/** One test of a file: its future properties, its changes, and the form for choosing others. */
export function ImportedTest({ test, importing, isOpen }: ImportingPart & { readonly test: ImportTest }) {
  const t = useMessage();
  const [isEdited, edit] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const phase = useSelector(importing, selectImportingPhase);
  const isStored = useSelector(importing, ({ context }) => context.fault === null);
  // the entries stay in the form until they are stored
  if (isSaving && phase === "reviewing") {
    setSaving(false);
    if (isStored) edit(false);
  }
  const facts = [
    t("import.questions", { count: test.counts.coming }),
    t(`import.language.${test.language}`),
    test.subject,
    test.time_limit_ms === null
      ? t("import.untimed")
      : t("import.minutes", { minutes: wholeMinutes(test.time_limit_ms) }),
    test.attempts === null ? t("import.anyAttempts") : t("import.attempts", { count: test.attempts }),
  ];
  const chosen = test.choices.sections ?? {};
  const sections = test.sections.map((section, place) => ({
    place,
    title: chosen[place]?.title ?? section.title ?? t("import.noTitle"),
    facts: [
      t("import.questions", { count: section.items }),
      ...(section.draw === undefined ? [] : [t("import.draw", { count: section.draw })]),
      ...(section.shuffle === true ? [t("import.shuffled")] : []),
      ...(section.time_limit_ms === undefined
        ? []
        : [t("import.minutes", { minutes: wholeMinutes(section.time_limit_ms) })]),
      ...(place > 0 && chosen[place]?.merged === true ? [t("import.merged")] : []),
    ],
  }));
  return (
    <Card>
      <Flex justify="space-between" align="start" gap="12" wrap="wrap">
        <Box minW="0">
          <Box as="h2" fontSize="lg" overflowWrap="anywhere">
            {test.title}
          </Box>
          <Box mt="4" color="fg.muted" fontVariantNumeric="tabular-nums">
            {facts.join(" · ")}
          </Box>
        </Box>
        {isOpen && !isEdited ? (
          <Button variant="outline" minH="44" onClick={() => edit(true)}>
            {t("import.edit")}
          </Button>
        ) : null}
      </Flex>
      {isEdited && isOpen ? (
        <TestForm
          test={test}
          isSaving={isSaving}
          onSave={(choices) => {
            setSaving(true);
            importing.send({ type: "choices.made", test: test.place, choices });
          }}
          onClose={() => edit(false)}
        />
      ) : (
        <Box as="ul" m="0" mt="8" p="0" listStyleType="none">
          {test.sections.length < 2 && test.sections[0]?.draw === undefined
            ? null
            : sections.map((section) => (
                <Box as="li" key={section.place} py="2">
                  {section.title}
                  <Box as="span" color="fg.muted">{` · ${section.facts.join(" · ")}`}</Box>
                </Box>
              ))}
        </Box>
      )}
      {test.refusal === undefined ? null : (
        <Box mt="12" color="bad.text">
          <Reasons reasons={[test.refusal]} />
        </Box>
      )}
      {test.changed.length === 0 ? null : (
        <Box mt="12">
          <Box as="h3" fontSize="md">
            {t("import.changedInTest")}
          </Box>
          <Reasons reasons={test.changed} />
        </Box>
      )}
      {test.kept.length === 0 ? null : (
        <Box as="details" mt="12">
          <Box as="summary" cursor="pointer" minH="32">
            {t("import.keptInTest", { count: test.kept.length })}
          </Box>
          <Reasons reasons={test.kept} />
        </Box>
      )}
      {test.menu_id === null ? null : (
        <Flex columnGap="12" wrap="wrap" align="start">
          {test.published ? (
            <Button variant="outline" minH="44" mt="12" asChild>
              <Link to="/examAccess" search={{ menu_id: test.menu_id }}>
                {t("import.see")}
              </Link>
            </Button>
          ) : null}
          <EditImported menuId={test.menu_id} />
          <ExportMenu menuId={test.menu_id} />
        </Flex>
      )}
    </Card>
  );
}
