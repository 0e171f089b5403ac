import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import type { SebPolicy } from "../../../contract/integrations/lockdown";
import { lockdownLimits } from "../../../contract/integrations/lockdown-kinds";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { FileInput } from "../../ui/FileInput";
import { TextBox } from "../../ui/TextBox";
import type { PolicyForm } from "./policy-form";
import { ProgramRows } from "./ProgramRows";
import { readChosenFile } from "./read-file";

interface SebPolicyFieldsProps {
  readonly form: PolicyForm;
  readonly saved: SebPolicy;
  readonly onChange: (part: Partial<PolicyForm>) => void;
}

function SettingsFields({ form, saved, onChange }: SebPolicyFieldsProps) {
  const t = useMessage();
  const hasPassword = saved.settings?.has_quit_password === true && !form.dropsPassword;
  return (
    <>
      <Flex as="label" gap="12" minH="44" align="center" cursor="pointer">
        <input
          type="checkbox"
          checked={form.quitAllowed}
          onChange={({ target }) => onChange({ quitAllowed: target.checked })}
        />
        {t("browser.quit")}
      </Flex>
      <Box maxW="420px">
        <Field
          label={t("browser.password")}
          type="password"
          autoComplete="new-password"
          maxLength={100}
          value={form.password}
          onChange={({ target }) => onChange({ password: target.value, dropsPassword: false })}
        />
        <Box color="fg.muted" fontSize="xs" mt="4">
          {t(hasPassword ? "browser.passwordThere" : "browser.passwordNone")}
        </Box>
        {hasPassword ? (
          <Button variant="quiet" size="sm" onClick={() => onChange({ dropsPassword: true, password: "" })}>
            {t("browser.passwordDrop")}
          </Button>
        ) : null}
      </Box>
      <TextBox
        label={t("browser.addresses")}
        placeholder={t("browser.addressesHint")}
        spellCheck={false}
        value={form.addresses}
        onChange={({ target }) => onChange({ addresses: target.value })}
      />
      <ProgramRows programs={form.programs} onChange={(programs) => onChange({ programs })} />
    </>
  );
}

function FileFields({ form, saved, onChange }: SebPolicyFieldsProps) {
  const t = useMessage();
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const name = form.file?.name ?? (saved.file === null ? null : t("browser.fileNow", { name: saved.file.name }));
  const choose = (file: File) => {
    setTooLarge(file.size > lockdownLimits.fileBytes);
    if (file.size > lockdownLimits.fileBytes) return;
    void readChosenFile(file).then((chosen) => onChange({ file: chosen }));
  };
  return (
    <>
      <Box>
        <Box mb="6" fontWeight="medium">
          {t("browser.file")}
        </Box>
        <Flex gap="12" align="center" wrap="wrap">
          <Button variant="outline" minH="44" onClick={() => input.current?.click()}>
            <FileUp size={16} aria-hidden="true" />
            {t("browser.fileChoose")}
          </Button>
          <Box role="status" overflowWrap="anywhere">
            {name ?? t("browser.fileNone")}
          </Box>
        </Flex>
        {isTooLarge ? (
          <Box role="alert" color="bad.text" mt="4">
            {t("browser.fileTooLarge")}
          </Box>
        ) : null}
        <FileInput ref={input} accept=".seb,application/seb" onFile={choose} />
      </Box>
      <Box maxW="420px">
        <Field
          label={t("browser.filePassword")}
          type="password"
          autoComplete="off"
          maxLength={200}
          value={form.filePassword}
          onChange={({ target }) => onChange({ filePassword: target.value })}
        />
        <Box color="fg.muted" fontSize="xs" mt="4">
          {t("browser.filePasswordHint")}
        </Box>
      </Box>
    </>
  );
}

/** What belongs to the chosen kind. */
export function SebPolicyFields(props: SebPolicyFieldsProps) {
  const t = useMessage();
  const { form, onChange } = props;
  switch (form.kind) {
    case "none":
      return null;
    case "settings":
      return <SettingsFields {...props} />;
    case "file":
      return <FileFields {...props} />;
    case "examKeys":
      return (
        <TextBox
          label={t("browser.keys")}
          spellCheck={false}
          fontFamily="mono"
          value={form.keys}
          onChange={({ target }) => onChange({ keys: target.value })}
        />
      );
  }
}
