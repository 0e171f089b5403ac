import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { families, type Tool } from "../../../contract/families";
import type { DraftTest } from "../../../contract/studio/draft-test";
import { useMessage } from "../../i18n/use-message";
import { Chooser } from "../../ui/Chooser";
import { Field } from "../../ui/Field";
import { momentOf, fieldTime } from "../field-time";
import { CountField } from "./CountField";
import { MinutesField } from "./MinutesField";

type Policies = DraftTest["policies"];

interface PolicyFieldsProps {
  readonly policies: Policies;
  readonly onChange: (part: Partial<Policies>) => void;
}

const dayMs = 86_400_000;

const inOrder = (chosen: readonly Tool[]): Tool[] => families.custom.tools.filter((tool) => chosen.includes(tool));

/** How a test is taken: time, attempts, when answers are shown, late answers and tools. */
export function PolicyFields({ policies, onChange }: PolicyFieldsProps) {
  const t = useMessage();
  const { time_limit_ms: limit, attempts, release, late, tools, audience = "everyone" } = policies;
  const releases = (["after_finish", "after_close", "manual", "never"] as const).map((value) => ({
    value,
    label: t(`assembly.release.${value}`),
  }));
  const chooseRelease = (when: (typeof releases)[number]["value"]) =>
    onChange({
      release: when === "after_close" ? { when, at: Math.ceil(Date.now() / dayMs + 7) * dayMs } : { when },
    });
  return (
    <>
      <Grid gap="16" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}>
        <MinutesField
          label={t("import.field.minutes")}
          value={limit}
          onChange={(time_limit_ms) => onChange({ time_limit_ms })}
        />
        <CountField
          label={t("import.field.attempts")}
          value={attempts}
          least={1}
          most={100}
          isOptional
          onChange={(value) => onChange({ attempts: value })}
        />
        <Chooser label={t("assembly.release")} options={releases} chosen={release.when} onChoose={chooseRelease} />
        {release.when === "after_close" ? (
          <Field
            label={t("assembly.releaseAt")}
            type="datetime-local"
            value={fieldTime(release.at)}
            onChange={({ target }) => {
              const at = momentOf(target.value);
              if (at !== null) onChange({ release: { when: "after_close", at } });
            }}
          />
        ) : null}
        <Chooser
          label={t("assembly.audience")}
          options={(["everyone", "given"] as const).map((value) => ({
            value,
            label: t(`assembly.audience.${value}`),
          }))}
          chosen={audience}
          onChoose={(value) => onChange({ audience: value })}
        />
        <Chooser
          label={t("assembly.late")}
          options={(["hold", "accept"] as const).map((value) => ({ value, label: t(`assembly.late.${value}`) }))}
          chosen={late}
          onChoose={(value) => onChange({ late: value })}
        />
      </Grid>
      <Box as="fieldset" mt="16" p="0" borderWidth="0">
        <Box as="legend" fontWeight="medium" mb="4">
          {t("assembly.tools")}
        </Box>
        <Flex gap="4" columnGap="16" wrap="wrap">
          {families.custom.tools.map((tool) => (
            <Box as="label" key={tool} display="flex" gap="8" alignItems="center" minH={{ base: "44", md: "32" }}>
              <input
                type="checkbox"
                checked={tools.includes(tool)}
                onChange={({ target }) =>
                  onChange({
                    tools: inOrder(target.checked ? [...tools, tool] : tools.filter((one) => one !== tool)),
                  })
                }
              />
              {t(`tool.${tool}`)}
            </Box>
          ))}
        </Flex>
      </Box>
    </>
  );
}
