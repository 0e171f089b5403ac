import { CirclePause } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { Sheet } from "./Sheet";

interface SuspendedProps {
  /** The sign-in has ended: the sitting goes on when the same person signs in again. */
  readonly isSignedOut: boolean;
  readonly onContinue: () => void;
}

/** The sign-in has ended; the screen is blocked until the same person signs in again. */
export function SignedOut({ isBefore = false }: { readonly isBefore?: boolean }) {
  const t = useMessage();
  return (
    <Sheet interrupts icon={CirclePause} title={t("exam.signedOut.title")}>
      <p>{t(isBefore ? "exam.signedOut.before" : "exam.signedOut.text")}</p>
    </Sheet>
  );
}

/** Cover of the exam shell while the sitting waits: after a long absence, or because the sign-in ended. */
export function Suspended({ isSignedOut, onContinue }: SuspendedProps) {
  const t = useMessage();
  if (isSignedOut) return <SignedOut />;
  return (
    <Sheet
      interrupts
      icon={CirclePause}
      title={t("exam.suspended.title")}
      actions={<ActionButton onClick={onContinue}>{t("exam.suspended.continue")}</ActionButton>}
    >
      <p>{t("exam.suspended.text")}</p>
    </Sheet>
  );
}
