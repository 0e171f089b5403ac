import { Box } from "@chakra-ui/react/box";
import {
  reviewRules,
  siteFieldKinds,
  siteThemes,
  type SiteField,
  type SiteFieldProblem,
  type SiteFields,
} from "../../../contract/site/site-fields";
import { useMessage } from "../../i18n/use-message";
import { Chooser } from "../../ui/Chooser";
import { Field } from "../../ui/Field";
import { Hint } from "../Hint";
import { PicturePicker } from "../PicturePicker";
import { fieldHints } from "./field-groups";

interface SiteFieldInputProps {
  readonly field: SiteField;
  readonly fields: SiteFields;
  readonly problem: SiteFieldProblem | null;
  readonly onChange: (change: Partial<SiteFields>) => void;
}

/** One setting: a choice or a text. A picture is given by address or uploaded from this device. */
export function SiteFieldInput({ field, fields, problem, onChange }: SiteFieldInputProps) {
  const t = useMessage();
  const kind = siteFieldKinds[field];
  const label = t(`site.field.${field}`);
  const hint = fieldHints[field];
  if (kind === "theme")
    return (
      <Chooser
        label={label}
        name={field}
        options={siteThemes.map((theme) => ({ value: theme, label: t(`site.theme.${theme}`) }))}
        chosen={String(fields[field])}
        onChoose={(value) => onChange({ [field]: value })}
      />
    );
  if (kind === "review")
    return (
      <Chooser
        label={label}
        name={field}
        options={reviewRules.map((rule) => ({ value: rule, label: t(`site.review.${rule}`) }))}
        chosen={fields.review}
        onChoose={(value) => onChange({ review: value })}
      />
    );
  if (kind === "switch")
    return (
      <Chooser
        label={label}
        name={field}
        options={([0, 1] as const).map((choice) => ({ value: String(choice), label: t(`site.check.${choice}`) }))}
        chosen={String(fields[field])}
        onChoose={(value) => onChange({ [field]: Number(value) })}
      />
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
