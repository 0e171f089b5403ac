import { Flex } from "@chakra-ui/react/flex";
import { WifiOff } from "lucide-react";
import { useMessage } from "../i18n/use-message";
import { useOnline } from "./use-online";

/** A line shown while there is no network. */
export function OfflineBanner() {
  const online = useOnline();
  const t = useMessage();
  return (
    <div role="status">
      {online ? null : (
        <Flex bg="warn.tint" color="warn.text" px="16" py="8" gap="8" align="center" justify="center">
          <WifiOff size={16} aria-hidden="true" />
          {t("state.offlineBanner")}
        </Flex>
      )}
    </div>
  );
}
