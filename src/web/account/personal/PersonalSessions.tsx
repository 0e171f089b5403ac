import { Box } from "@chakra-ui/react/box";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Calls } from "../../../contract/calls/calls";
import { useCall } from "../../effects/use-call";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useFaultText } from "../../ui/fault-text";
import { showToast } from "../../ui/toasts";
import { useSending } from "../sign-in/use-sending";
import { PersonalLoading } from "./PersonalLoading";
import { PersonalPart } from "./PersonalPart";
import { PersonalSessionRow } from "./PersonalSessionRow";

/** The sessions in which the person is signed in, each with a button that ends it. */
export function PersonalSessions() {
  const t = useMessage();
  const faultText = useFaultText();
  const queries = useQueryClient();
  const sessions = useCall("sessionList", {}, { staleTime: 0 });
  const { isBusy, fault, send } = useSending("endSession");
  const [isAsked, setAsked] = useState(false);
  const list = sessions.data?.list;
  const others = list?.filter((session) => !session.is_current) ?? [];
  const end = async (input: Calls["endSession"]["input"]) => {
    const answer = await send(input);
    if (answer === null) return;
    void queries.invalidateQueries({ queryKey: ["sessionList"] });
    showToast("plain", { message: "personal.sessions.ended", values: { count: String(answer.ended) } });
  };
  return (
    <PersonalPart title={t("personal.sessions")} note={t("personal.sessionsNote")} isBusy={list === undefined}>
      {list === undefined ? (
        <PersonalLoading query={sessions} />
      ) : (
        <>
          <Box as="ul" listStyleType="none" m="0" p="0">
            {list.map((session) => (
              <PersonalSessionRow
                key={session.session_id}
                session={session}
                isBusy={isBusy}
                onEnd={() => void end({ session_id: session.session_id })}
              />
            ))}
          </Box>
          {others.length === 0 ? (
            <Box mt="12" color="fg.muted">
              {t("personal.sessions.only")}
            </Box>
          ) : (
            <Button variant="outline" minH="44" mt="16" aria-disabled={isBusy} onClick={() => setAsked(true)}>
              {t("personal.sessions.endOthers")}
            </Button>
          )}
          {fault === null ? null : (
            <Box role="alert" mt="12" color="bad.text">
              {faultText(fault)}
            </Box>
          )}
        </>
      )}
      {isAsked ? (
        <ConfirmDialog
          title={t("personal.sessions.endOthersTitle")}
          lines={[t("personal.sessions.endOthersText", { count: others.length })]}
          confirm={t("personal.sessions.endOthers")}
          cancel={t("personal.sessions.keep")}
          onConfirm={() => {
            setAsked(false);
            void end({ others: true });
          }}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </PersonalPart>
  );
}
