import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { selectUnread } from "../../../../machines/exam/presence.selectors";
import type { Absence } from "../../../contract/attempt/absences";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { clockFace } from "../../ui/times";
import type { PresenceActor } from "./presence";

/**
 * Notice to a student who comes back: how long they were away, and that it has no consequence. It counts as read once
 * the student goes on working.
 */
export function AbsenceNote({ actor }: { readonly actor: PresenceActor }) {
  const unread = useSelector(actor, selectUnread);
  return (
    <chakra.div
      role="status"
      position="fixed"
      insetInline="0"
      bottom={{ base: "136px", md: "80px" }}
      zIndex="header"
      display="flex"
      justifyContent="center"
      px="12"
      pointerEvents="none"
    >
      {unread !== null && <Note absence={unread} onRead={() => actor.send({ type: "note.read" })} />}
    </chakra.div>
  );
}

function Note({ absence, onRead }: { readonly absence: Absence; readonly onRead: () => void }) {
  const t = useMessage();
  const read = useEffectEvent(onRead);
  useEffect(() => {
    const stopped = new AbortController();
    for (const type of ["pointerdown", "keydown"])
      document.addEventListener(type, () => read(), { signal: stopped.signal });
    return () => stopped.abort();
  }, []);
  if (!useMessagePart("aids")) return null;
  const { kind, left_at: leftAt, back_at: backAt } = absence;
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="8"
      ps="16"
      pe="4"
      py="4"
      pointerEvents="auto"
      bg="bg.card"
      color="fg"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="card"
      boxShadow="float"
      fontVariantNumeric="tabular-nums"
    >
      <span>{t(kind === "away" ? "aids.away.once" : "aids.away.windowed", { time: clockFace(backAt - leftAt) })}</span>
      <ActionButton variant="quiet" px="12" onClick={onRead}>
        {t("aids.away.read")}
      </ActionButton>
    </chakra.div>
  );
}
