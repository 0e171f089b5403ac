import { Flex } from "@chakra-ui/react/flex";
import type { Fault } from "../../../../../machines/support/fault";
import { useMessage } from "../../../i18n/use-message";
import { Button } from "../../../ui/Button";
import { useFaultText } from "../../../ui/fault-text";

interface UploadFaultProps {
  readonly fault: Fault | null;
  readonly retry: (() => void) | null;
}

/** Why a file was not taken; one that the network has lost can be sent again. */
export function UploadFault({ fault, retry }: UploadFaultProps) {
  const t = useMessage();
  const faultText = useFaultText();
  if (fault === null) return null;
  return (
    <Flex role="alert" align="center" gap="8" wrap="wrap" mt="6" color="bad.text">
      {faultText(fault)}
      {retry === null ? null : (
        <Button variant="outline" size="sm" minH="44" onClick={retry}>
          {t("question.retry")}
        </Button>
      )}
    </Flex>
  );
}
