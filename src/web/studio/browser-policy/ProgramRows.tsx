import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Plus, X } from "lucide-react";
import { v4 as uuidv4 } from "uuid";
import { lockdownLimits, lockdownSystems } from "../../../contract/integrations/lockdown-kinds";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Chooser } from "../../ui/Chooser";
import { Field } from "../../ui/Field";
import { IconButton } from "../../ui/IconButton";
import type { TypedProgram } from "./policy-form";

interface ProgramRowsProps {
  readonly programs: readonly TypedProgram[];
  readonly onChange: (programs: readonly TypedProgram[]) => void;
}

/** The programs that may run beside the browser. */
export function ProgramRows({ programs, onChange }: ProgramRowsProps) {
  const t = useMessage();
  const change = (key: string, part: Partial<TypedProgram>) =>
    onChange(programs.map((program) => (program.key === key ? { ...program, ...part } : program)));
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend p="0" mb="4" fontWeight="medium">
        {t("browser.programs")}
      </chakra.legend>
      <Flex direction="column" gap="8">
        {programs.map((program) => (
          <Flex key={program.key} gap="8" align="end" wrap="wrap">
            <Box flex="0 0 120px">
              <Chooser
                label={t("browser.program.system")}
                options={lockdownSystems.map((value) => ({ value, label: t(`browser.program.${value}`) }))}
                chosen={program.system}
                onChoose={(system) => change(program.key, { system })}
              />
            </Box>
            <Box flex="1 1 140px">
              <Field
                label={t("browser.program.executable")}
                autoComplete="off"
                maxLength={120}
                value={program.executable}
                onChange={({ target }) => change(program.key, { executable: target.value })}
              />
            </Box>
            <Box flex="1 1 140px">
              <Field
                label={t("browser.program.name")}
                autoComplete="off"
                maxLength={80}
                value={program.name}
                onChange={({ target }) => change(program.key, { name: target.value })}
              />
            </Box>
            <IconButton
              label={t("browser.program.drop", { name: program.name })}
              Icon={X}
              onClick={() => onChange(programs.filter(({ key }) => key !== program.key))}
            />
          </Flex>
        ))}
        {programs.length >= lockdownLimits.programs ? null : (
          <div>
            <Button
              variant="outline"
              minH="44"
              onClick={() => onChange([...programs, { key: uuidv4(), system: "windows", executable: "", name: "" }])}
            >
              <Plus size={16} aria-hidden="true" />
              {t("browser.program.add")}
            </Button>
          </div>
        )}
      </Flex>
    </chakra.fieldset>
  );
}
