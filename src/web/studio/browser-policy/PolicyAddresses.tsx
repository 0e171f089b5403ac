import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import type { SebPolicy } from "../../../contract/integrations/lockdown";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Copyable } from "../../ui/Copyable";
import { formatsOf } from "../../ui/format";

const steps = ["install", "link", "open", "sign", "check", "wrong", "lost", "waive", "time", "leave"] as const;

function Address({ label, text, isLink = false }: { readonly label: string; readonly text: string; isLink?: boolean }) {
  const t = useMessage();
  return (
    <Copyable label={label} action={t("browser.copy")} text={text}>
      <Box fontSize="sm" overflowWrap="anywhere">
        {isLink ? (
          <chakra.a href={text} color="accent.text" textDecoration="underline">
            {text}
          </chakra.a>
        ) : (
          text
        )}
      </Box>
    </Copyable>
  );
}

/** What a saved policy means: addresses and keys to copy, what was found in an upload, and how to set it up. */
export function PolicyAddresses({ policy }: { readonly policy: SebPolicy }) {
  const t = useMessage();
  const language = useLanguage();
  const { list } = formatsOf(language);
  const { file, launch_address: launch, config_address: config, config_key: key } = policy;
  return (
    <Flex direction="column" gap="16">
      {file?.begins_elsewhere === true ? (
        <Box role="alert" bg="warn.tint" color="warn.text" borderRadius="control" px="12" py="8">
          {t("browser.elsewhere")}
        </Box>
      ) : null}
      {file === null || file.findings.length === 0 ? null : (
        <Box bg="warn.tint" borderRadius="control" px="12" py="8">
          {t("browser.findings")}
          <Box as="ul" ps="20" mt="4">
            {file.findings.map((finding) => (
              <li key={`${finding.key} ${localized(finding.sentence, "en")}`}>
                <chakra.code overflowWrap="anywhere">{finding.key}</chakra.code> ({list(finding.platforms)}):{" "}
                {localized(finding.sentence, language)}
              </li>
            ))}
          </Box>
        </Box>
      )}
      <Box as="h3" fontSize="md">
        {t("browser.share")}
      </Box>
      {launch === null ? null : <Address label={t("browser.launch")} text={launch} isLink />}
      {config === null ? null : <Address label={t("browser.configuration")} text={config} isLink />}
      <Address label={t("browser.start")} text={policy.start_address} />
      {key === null ? null : <Address label={t("browser.configKey")} text={key} />}
      <chakra.details>
        <chakra.summary cursor="pointer" minH="44" alignContent="center" fontWeight="medium">
          {t("browser.help")}
        </chakra.summary>
        <Box as="ol" ps="20" maxW="prose" listStyleType="decimal">
          {steps.map((step) => (
            <li key={step}>{t(`browser.step.${step}`)}</li>
          ))}
        </Box>
      </chakra.details>
    </Flex>
  );
}
