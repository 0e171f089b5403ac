import { useSelector } from "@xstate/react";
import { isLobbyBusy, selectLobbyFault } from "../../../../machines/room/lobby.selectors";
import { groupedCode, readSymbols } from "../../../contract/account/invitation-code";
import { roomLimits } from "../../../contract/rooms/room-limits";
import { useMessage } from "../../i18n/use-message";
import { useFaultText } from "../../ui/fault-text";
import { CodeEntry } from "../CodeEntry";
import type { LobbyActor } from "./lobby";

const look = { fontFamily: "mono", fontSize: "xl", letterSpacing: "0.08em" } as const;

/** The field for the code of a room. */
export function RoomCodeForm({ lobby }: { readonly lobby: LobbyActor }) {
  const t = useMessage();
  const faultText = useFaultText();
  const isBusy = useSelector(lobby, isLobbyBusy);
  const fault = useSelector(lobby, selectLobbyFault);
  const known = useSelector(lobby, ({ context }) => context.code);
  return (
    <CodeEntry
      title={t("join.title")}
      lead={t("join.lead")}
      field={{ label: t("join.code"), placeholder: t("join.codePlaceholder"), maxLength: 64, ...look }}
      action={t(isBusy ? "join.looking" : "join.look")}
      typed={known}
      isBusy={isBusy}
      wrong={t("join.codeWrong")}
      refusal={fault === null ? null : faultText(fault)}
      read={(typed) => readSymbols(typed, roomLimits.code)}
      written={groupedCode}
      onCode={(code) => lobby.send({ type: "code.given", code })}
    />
  );
}
