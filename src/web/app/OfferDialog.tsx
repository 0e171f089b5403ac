import { selectProfile } from "../../../machines/session/session.selectors";
import { useSession, useSessionActor } from "../contexts/session-context";
import { useMessage } from "../i18n/use-message";
import { ConfirmDialog } from "../ui/ConfirmDialog";

/** Asks the signed-in person whether an opened link may sign in another person instead. */
export function OfferDialog() {
  const t = useMessage();
  const session = useSessionActor();
  const name = useSession((now) => selectProfile(now)?.nickname ?? "");
  return (
    <ConfirmDialog
      title={t("entry.title")}
      lines={[t("entry.body", { name })]}
      confirm={t("entry.accept")}
      cancel={t("entry.decline", { name })}
      onConfirm={() => session.send({ type: "entry.accepted" })}
      onCancel={() => session.send({ type: "entry.declined" })}
    />
  );
}
