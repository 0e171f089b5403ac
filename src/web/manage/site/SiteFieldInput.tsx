import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import {
  siteFieldKinds,
  siteThemes,
  type SiteField,
  type SiteFieldProblem,
  type SiteFields,
} from "../../../contract/site-fields";
import { useMessage } from "../../i18n/use-message";
import { inputRecipe } from "../../theme/recipes";
import { Field } from "../../ui/Field";
import { Hint } from "../Hint";
import { PicturePicker } from "../PicturePicker";
import { fieldHints } from "./field-groups";

const Select = chakra("select", inputRecipe);

interface SiteFieldInputProps {
  readonly field: SiteField;
  readonly fields: SiteFields;
  readonly problem: SiteFieldProblem | null;
  readonly onChange: (change: Partial<SiteFields>) => void;
}

/** One setting: a choice, or words. A picture is an address, or is sent from this device. */
export function SiteFieldInput({ field, fields, problem, onChange }: SiteFieldInputProps) {
  const t = useMessage();
  const id = useId();
  const kind = siteFieldKinds[field];
  const label = t(`site.field.${field}`);
  const hint = fieldHints[field];
  if (kind === "theme" || kind === "switch")
    return (
      <Box>
        <chakra.label htmlFor={id} display="block" mb="6" fontWeight="medium">
          {label}
        </chakra.label>
        <Select
          id={id}
          name={field}
          value={fields[field]}
          onChange={({ target: { value } }) => onChange({ [field]: kind === "switch" ? Number(value) : value })}
        >
          {kind === "theme"
            ? siteThemes.map((theme) => (
                <option key={theme} value={theme}>
                  {t(`site.theme.${theme}`)}
                </option>
              ))
            : ([0, 1] as const).map((choice) => (
                <option key={choice} value={choice}>
                  {t(`site.check.${choice}`)}
                </option>
              ))}
        </Select>
      </Box>
    );
  return (
    <Box>
      <Field
        label={label}
        name={field}
        value={fields[field]}
        autoComplete="off"
        spellCheck={false}
        inputMode={kind === "name" ? "text" : "url"}
        problem={problem === null ? undefined : t(`site.problem.${problem}`)}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
      {hint === undefined ? null : <Hint>{t(hint)}</Hint>}
      {kind === "picture" ? <PicturePicker label={label} onSent={(address) => onChange({ [field]: address })} /> : null}
    </Box>
  );
}
