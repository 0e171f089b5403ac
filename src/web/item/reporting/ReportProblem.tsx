import { Flag } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../loading/lazy-part";
import { ActionButton } from "../../ui/ActionButton";
import type { WrittenReport } from "./ReportForm";

const ReportForm = lazyPart(() => import("./ReportForm"), "ReportForm");

interface ReportProblemProps {
  readonly attemptId: string;
  readonly exerciseId: string;
  readonly label: string;
  /** The open report, which is changed; absent: none that is known. */
  readonly open?: WrittenReport | undefined;
  readonly onSent?: () => void;
}

const nothing: WrittenReport = { kind: "key", text: "" };

/** A quiet button for a problem with one question; its form is loaded when it is pressed. */
export function ReportProblem({ attemptId, exerciseId, label, open = nothing, onSent }: ReportProblemProps) {
  const [isOpen, setOpen] = useState(false);
  const [written, write] = useState<WrittenReport | null>(null);
  return (
    <>
      <ActionButton
        variant="quiet"
        px="12"
        fontSize="sm"
        color="fg.muted"
        alignSelf="start"
        onClick={() => setOpen(!isOpen)}
      >
        <Flag size={16} aria-hidden />
        {label}
      </ActionButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReportForm
            attemptId={attemptId}
            exerciseId={exerciseId}
            written={written ?? open}
            onWrite={write}
            onClose={() => setOpen(false)}
            onSent={onSent}
          />
        </Suspense>
      ) : null}
    </>
  );
}
