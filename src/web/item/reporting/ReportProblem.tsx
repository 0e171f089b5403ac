import { Flag } from "lucide-react";
import { useState } from "react";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { ReportForm, type WrittenReport } from "./ReportForm";

interface ReportProblemProps {
  readonly attemptId: string;
  readonly exerciseId: string;
  /** The open report, which is changed; absent: none that is known. */
  readonly open?: WrittenReport | undefined;
  readonly onSent?: () => void;
}

const nothing: WrittenReport = { kind: "key", text: "" };

/** A quiet button that opens the form for a problem with one question. */
export function ReportProblem({ attemptId, exerciseId, open = nothing, onSent }: ReportProblemProps) {
  const t = useMessage();
  const [isOpen, setOpen] = useState(false);
  const [written, write] = useState<WrittenReport | null>(null);
  if (!useMessagePart("reporting")) return null;
  return (
    <>
      <ActionButton
        variant="quiet"
        px="12"
        fontSize="sm"
        color="fg.muted"
        alignSelf="start"
        onClick={() => setOpen(true)}
      >
        <Flag size={16} aria-hidden />
        {t(open === nothing ? "reporting.report" : "reporting.change")}
      </ActionButton>
      {isOpen ? (
        <ReportForm
          attemptId={attemptId}
          exerciseId={exerciseId}
          written={written ?? open}
          onWrite={write}
          onClose={() => setOpen(false)}
          onSent={onSent}
        />
      ) : null}
    </>
  );
}
