import { Box } from "@chakra-ui/react/box";
import { useSelector } from "@xstate/react";
import { isLobbyCutOff, selectLobbyFault } from "../../../../machines/room/lobby.selectors";
import { useMessage } from "../../i18n/use-message";
import { useFaultText } from "../../ui/fault-text";
import type { LobbyActor } from "./lobby";

/** Why the last request was refused, or that it is being repeated. */
export function LobbyFault({ lobby }: { readonly lobby: LobbyActor }) {
  const t = useMessage();
  const faultText = useFaultText();
  const fault = useSelector(lobby, selectLobbyFault);
  const isCutOff = useSelector(lobby, isLobbyCutOff);
  if (fault === null) return null;
  return isCutOff ? (
    <Box role="status" bg="warn.tint" color="warn.text" borderRadius="control" px="12" py="8">
      {t("join.unreached")}
    </Box>
  ) : (
    <Box role="alert" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
      {faultText(fault)}
    </Box>
  );
}
