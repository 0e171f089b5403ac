import { Box } from "@chakra-ui/react/box";
import type { Calls } from "../../../contract/calls/calls";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";

interface AssignFindingsProps {
  readonly findings: Calls["assign"]["output"]["findings"];
  readonly isBlocked: boolean;
}

/** What would cut somebody short, or keep somebody from beginning. */
export function AssignFindings({ findings, isBlocked }: AssignFindingsProps) {
  const t = useMessage();
  const language = useLanguage();
  const blocking = findings.filter(({ severity }) => severity === "blocking");
  const notices = findings.filter(({ severity }) => severity !== "blocking");
  return (
    <Box role="alert" bg={isBlocked ? "bad.tint" : "warn.tint"} borderRadius="control" px="16" py="12">
      <Box fontWeight="medium">{t(isBlocked ? "assign.blocked" : "assign.found", { count: findings.length })}</Box>
      <Box as="ul" mt="4" ps="20">
        {[...blocking, ...notices].map(({ code, member_id: memberId, sentence }) => (
          <li key={`${code} ${memberId ?? ""}`}>{localized(sentence, language)}</li>
        ))}
      </Box>
    </Box>
  );
}
