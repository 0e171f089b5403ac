import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Plus, Trash2 } from "lucide-react";
import { isDraftSaved } from "../../../../machines/studio/draft.selectors";
import type { BlueprintDraftTest } from "../../../contract/studio/draft-test";
import { useCall } from "../../effects/use-call";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { IconButton } from "../../ui/IconButton";
import { CountField } from "./CountField";
import { FilterFields } from "./FilterFields";
import { newStage } from "./new-stage";
import { changeLines, newLine, withDirections } from "./ruled-changes";
import { SectionFields } from "./SectionFields";
import { inSection } from "./test-changes";
import type { TestWriting } from "./use-test-draft";

type Section = BlueprintDraftTest["sections"][number];

interface BlueprintFormProps {
  readonly writing: TestWriting;
  readonly test: BlueprintDraftTest;
}

/** The lines of a blueprint by section, each with how many questions were found for it. */
export function BlueprintForm({ writing, test }: BlueprintFormProps) {
  const t = useMessage();
  const language = useLanguage();
  const { snapshot } = writing;
  const { id, version } = snapshot.context;
  const filled = useCall(
    "fillBlueprint",
    { test_id: id ?? "", version },
    { enabled: id !== null && isDraftSaved(snapshot), staleTime: 0 },
  );
  const change = (next: (before: BlueprintDraftTest) => BlueprintDraftTest, field?: string) =>
    writing.change((before) => (before.kind === "blueprint" ? next(before) : before), field);
  const changeSection = (stage: string, part: Partial<Section>, field?: string) =>
    change(
      inSection<Section>(stage, (section) => ({ ...section, ...part })),
      field,
    );
  const foundFor = (stage: string, line: number) =>
    filled.data?.sections.find((section) => section.stage === stage)?.lines.find((one) => one.line === line);
  const { sections } = test;
  return (
    <Flex direction="column" gap="12">
      {sections.map((section, place) => (
        <SectionFields
          key={section.stage}
          section={section}
          number={place + 1}
          onChange={(part, field) => changeSection(section.stage, part, field)}
          onDirections={(directions, field) => change(withDirections(section.stage, directions), field)}
          onRemove={
            sections.length === 1
              ? undefined
              : () => change((now) => ({ ...now, sections: now.sections.filter((one) => one.stage !== section.stage) }))
          }
        >
          <Flex as="ol" listStyleType="none" direction="column" gap="8" gridColumn="1 / -1" m="0" p="0">
            {section.lines.map((line, index) => {
              const found = foundFor(section.stage, index + 1);
              const lacks = found === undefined ? 0 : found.wanted - found.items.length;
              const put = (next: typeof line, field?: string) =>
                change(
                  changeLines(section.stage, (lines) => lines.map((one, at) => (at === index ? next : one))),
                  field === undefined ? undefined : `${section.stage} ${index} ${field}`,
                );
              return (
                <Card as="li" key={index} p="12" aria-label={t("assembly.blueprintLine", { number: index + 1 })}>
                  <Flex gap="12" align="end" mb="8" wrap="wrap">
                    <Box width="120px">
                      <CountField
                        label={t("assembly.howMany")}
                        value={line.count}
                        least={1}
                        most={200}
                        onChange={(count) => put({ ...line, count: count ?? line.count })}
                      />
                    </Box>
                    <Box role="status" flex="1" pb="12" color={lacks > 0 ? "bad.text" : "good.text"}>
                      {found === undefined
                        ? ""
                        : lacks > 0
                          ? t("assembly.lineLacks", { lacks, wanted: found.wanted, fitting: found.fitting })
                          : t("assembly.lineFilled", { fitting: found.fitting })}
                    </Box>
                    <IconButton
                      label={t("assembly.removeLine", { number: index + 1 })}
                      Icon={Trash2}
                      onClick={() => change(changeLines(section.stage, (lines) => lines.toSpliced(index, 1)))}
                    />
                  </Flex>
                  <FilterFields filter={line.filter} onChange={(filter, field) => put({ ...line, filter }, field)} />
                  {found === undefined || found.items.length === 0 ? null : (
                    <Box as="details" mt="8" color="fg.muted">
                      <summary>{t("assembly.chosen", { count: found.items.length })}</summary>
                      <Box as="ul" ps="20" listStyleType="disc">
                        {found.items.map((item) => (
                          <li key={item.item_id}>{item.words}</li>
                        ))}
                      </Box>
                    </Box>
                  )}
                </Card>
              );
            })}
            <Box as="li">
              <Button
                variant="outline"
                size="sm"
                onClick={() => change(changeLines(section.stage, (lines) => [...lines, newLine]))}
              >
                <Plus size={16} aria-hidden />
                {t("assembly.addLine")}
              </Button>
            </Box>
          </Flex>
        </SectionFields>
      ))}
      <Box>
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            change((now) => ({
              ...now,
              sections: [
                ...now.sections,
                {
                  stage: newStage(now.sections),
                  title: { [language]: t("assembly.section", { number: now.sections.length + 1 }) },
                  time_limit_ms: null,
                  shuffle: false,
                  lines: [newLine],
                },
              ],
            }))
          }
        >
          <Plus size={16} aria-hidden />
          {t("assembly.addSection")}
        </Button>
      </Box>
    </Flex>
  );
}
