import { CirclePause } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { Sheet } from "./Sheet";

interface SuspendedProps {
  /** The sign-in has ended: it goes on when the same person has signed in again. */
  readonly isSignedOut: boolean;
  readonly onContinue: () => void;
}

/** The sign-in has ended; nothing can be done here until the same person is back. */
export function SignedOut({ isBefore = false }: { readonly isBefore?: boolean }) {
  const t = useMessage();
  return (
    <Sheet interrupts icon={CirclePause} title={t("exam.signedOut.title")}>
      <p>{t(isBefore ? "exam.signedOut.before" : "exam.signedOut.text")}</p>
    </Sheet>
  );
}

/** Nobody was there for a long while, or the sign-in ended: the sitting waits. The shell's cover. */
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
