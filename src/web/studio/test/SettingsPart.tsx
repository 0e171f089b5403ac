import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Plus } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import type { TestAssembly } from "./assembly";
import { CountField } from "./CountField";
import { FormBButton } from "./FormBButton";
import { emptySection } from "./new-draft";
import { newStage } from "./new-stage";
import { PolicyFields } from "./PolicyFields";
import { SectionFields } from "./SectionFields";
import { addSection, changePolicies, changeSection, clearInSection, removeSection } from "./test-changes";
import { TestNameFields } from "./TestNameFields";

/** The settings of a fixed test; all of them have values that fit most tests. */
export function SettingsPart({ assembly }: { readonly assembly: TestAssembly }) {
  const t = useMessage();
  const { test, change, language, go } = assembly;
  const { sections } = test;
  return (
    <Card p={{ base: "12", md: "20" }}>
      <Flex justify="space-between" align="center" gap="8" mb="12">
        <Box as="h2" fontSize="lg">
          {t("assembly.settings")}
        </Box>
        <Button variant="outline" size="sm" onClick={() => go({})}>
          {t("assembly.done")}
        </Button>
      </Flex>
      <TestNameFields test={test} onChange={(part, field) => change((now) => ({ ...now, ...part }), field)} />
      <Box as="h3" fontSize="md" mt="24" mb="12">
        {t("assembly.howTaken")}
      </Box>
      <PolicyFields policies={test.policies} onChange={(part) => change(changePolicies(part))} />
      <Box as="h3" fontSize="md" mt="24" mb="12">
        {t("assembly.sections")}
      </Box>
      <Flex direction="column" gap="12">
        {sections.map((section, place) => (
          <SectionFields
            key={section.stage}
            section={section}
            number={place + 1}
            onChange={(part, field) => change(changeSection(section.stage, part), field)}
            onDirections={(directions, field) =>
              change(
                directions === null
                  ? clearInSection(section.stage, "directions")
                  : changeSection(section.stage, { directions }),
                field,
              )
            }
            onRemove={sections.length === 1 ? undefined : () => change(removeSection(section.stage))}
          >
            <CountField
              label={t("assembly.draw", { count: section.items.length })}
              value={section.draw ?? null}
              least={1}
              most={Math.max(1, section.items.length)}
              isOptional
              onChange={(draw) =>
                change(draw === null ? clearInSection(section.stage, "draw") : changeSection(section.stage, { draw }))
              }
            />
          </SectionFields>
        ))}
      </Flex>
      <Flex gap="8" mt="12" wrap="wrap">
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            const title = t("assembly.section", { number: sections.length + 1 });
            change(addSection(emptySection(language, newStage(sections), title)));
          }}
        >
          <Plus size={16} aria-hidden />
          {t("assembly.addSection")}
        </Button>
        <FormBButton test={test} testId={assembly.writing.snapshot.context.id} />
      </Flex>
    </Card>
  );
}
