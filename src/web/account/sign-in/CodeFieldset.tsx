import { Box } from "@chakra-ui/react/box";
import type { CodePurpose } from "../../../contract/account/account";
import { useMessage } from "../../i18n/use-message";
import { Field } from "../../ui/Field";
import type { Problems } from "../personal/personal-validate";
import { CodeButton } from "./CodeButton";
import { CodeField } from "./CodeField";
import {
  contactOf,
  contactKind,
  validateContact,
  type CodeFields,
  type CodeDestination,
  type ContactKind,
} from "./validate-code";

const inputs = {
  mobile: { label: "center.mobile", inputMode: "tel", autoComplete: "tel-national" },
  email: { label: "account.emailAddress", inputMode: "email", autoComplete: "email" },
  either: { label: "account.contact", inputMode: "text", autoComplete: "username" },
} as const;

interface CodeFieldsetProps {
  readonly purpose: CodePurpose;
  /** The kinds of contact to which the site can send codes; at least one. */
  readonly kinds: readonly ContactKind[];
  readonly fields: CodeFields;
  readonly problems: Problems<CodeFields>;
  /** The server's words for a refused code. */
  readonly refusal: string | undefined;
  readonly onEdit: (name: keyof CodeFields, value: string) => void;
  readonly onProblems: (problems: Problems<CodeFields>) => void;
}

/** The destination of the code, the button that sends it, and the field for the code. */
export function CodeFieldset({ purpose, kinds, fields, problems, refusal, onEdit, onProblems }: CodeFieldsetProps) {
  const t = useMessage();
  const [only] = kinds;
  const { label, ...input } = inputs[kinds.length > 1 || only === undefined ? "either" : only];
  const readContact = (): CodeDestination | null => {
    const problem = validateContact(fields.contact, kinds);
    onProblems({ ...problems, contact: problem });
    return problem === undefined ? contactOf(fields.contact, contactKind(fields.contact, kinds)) : null;
  };
  return (
    <>
      <Box>
        <Field
          label={t(label)}
          name="contact"
          {...input}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={fields.contact}
          onChange={(event) => onEdit("contact", event.target.value)}
          problem={problems.contact && t(problems.contact)}
        />
        <CodeButton purpose={purpose} readContact={readContact} />
      </Box>
      <CodeField
        value={fields.code}
        onChange={(code) => onEdit("code", code)}
        problem={problems.code === undefined ? refusal : t(problems.code)}
      />
    </>
  );
}
