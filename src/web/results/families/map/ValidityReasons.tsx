import { Box } from "@chakra-ui/react/box";
import type { MapReport } from "../../../../contract/report/report";
import { useMessage } from "../../../i18n/use-message";
import { validityMessages } from "./words";

/** Why a score is doubtful or missing, one sentence each. */
export function ValidityReasons({ report: { validity, engagement } }: { report: MapReport }) {
  const t = useMessage();
  const { rapid, answered } = engagement;
  return (
    <Box as="ul" listStyleType="disc" pl="20" my="4">
      {validity.reasons.map((reason) => (
        <li key={reason}>{t(validityMessages[reason], { rapid, answered })}</li>
      ))}
    </Box>
  );
}
