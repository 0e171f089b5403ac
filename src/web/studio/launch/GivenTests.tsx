import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import type { AssignmentEntry } from "../../../contract/classes/assignments";
import type { PendingLaunch } from "../../../contract/integrations/launches";
import { ltiLimits } from "../../../contract/integrations/lti-limits";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Field } from "../../ui/Field";
import { dayAndTime } from "../../ui/times";
import type { LinkedTest } from "./launch-choice";

interface PlatformFieldsProps {
  readonly entry: AssignmentEntry;
  readonly test: LinkedTest;
  readonly hasPoints: boolean;
  readonly onChange: (part: Partial<LinkedTest>) => void;
}

function PlatformFields({ entry, test, hasPoints, onChange }: PlatformFieldsProps) {
  const t = useMessage();
  const language = useLanguage();
  return (
    <Grid
      gap="12"
      ps={{ base: "0", md: "28px" }}
      pb="12"
      templateColumns={{ base: "minmax(0, 1fr)", md: hasPoints ? "2fr 1fr" : "minmax(0, 1fr)" }}
    >
      <Field
        label={t("launch.label")}
        autoComplete="off"
        maxLength={ltiLimits.name}
        value={test.label ?? localized(entry.title, language)}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      {hasPoints ? (
        <Field
          label={t("launch.points")}
          autoComplete="off"
          inputMode="decimal"
          value={test.points}
          onChange={({ target }) => onChange({ points: target.value })}
        />
      ) : null}
    </Grid>
  );
}

interface GivenTestsProps {
  readonly pending: PendingLaunch;
  readonly entries: readonly AssignmentEntry[];
  readonly chosen: readonly LinkedTest[];
  readonly onToggle: (assignmentId: string) => void;
  readonly onChange: (assignmentId: string, part: Partial<LinkedTest>) => void;
}

/** The tests that the classes of the teacher are given, of which one or several are chosen. */
export function GivenTests({ pending: { several, gives }, entries, chosen, onToggle, onChange }: GivenTestsProps) {
  const t = useMessage();
  const language = useLanguage();
  const group = useId();
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend p="0" mb="4" fontWeight="medium">
        {t("launch.given")}
      </chakra.legend>
      {entries.map((entry) => {
        const { assignment_id: id, title, class_name: className, attempts, release } = entry;
        const test = chosen.find(({ assignmentId }) => assignmentId === id);
        const window = t("launch.window", {
          opens: dayAndTime(entry.opens_at, language),
          closes: dayAndTime(entry.closes_at, language),
          attempts,
        });
        return (
          <Box key={id} borderTopWidth="1px" borderColor="border">
            <Flex as="label" gap="12" minH="44" py="8" align="center" cursor="pointer">
              <input
                type={several ? "checkbox" : "radio"}
                name={group}
                checked={test !== undefined}
                onChange={() => onToggle(id)}
              />
              <Box as="span" minW="0" overflowWrap="anywhere">
                {localized(title, language)} · {className}
                <Box as="span" display="block" color="fg.muted" fontSize="xs">
                  {window} · {t(`launch.release.${release}`)}
                </Box>
              </Box>
            </Flex>
            {test === undefined || gives === "nothing" ? null : (
              <PlatformFields
                entry={entry}
                test={test}
                hasPoints={gives === "columns"}
                onChange={(part) => onChange(id, part)}
              />
            )}
          </Box>
        );
      })}
    </chakra.fieldset>
  );
}
