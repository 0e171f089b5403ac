import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { startTransition, useActionState, useEffect, useId, useRef, useState } from "react";
import { v7 as uuidv7 } from "uuid";
import { asFault, type Fault } from "../../../../machines/support/fault";
import type { Calls } from "../../../contract/calls/calls";
import { longestReport, reportKinds, type ReportKind } from "../../../contract/classes/report-kinds";
import { useMessagePart } from "../../contexts/use-message-part";
import { callInPlace } from "../../effects/call";
import { useMessage } from "../../i18n/use-message";
import { inputRecipe } from "../../theme/recipes";
import { ActionButton } from "../../ui/ActionButton";
import { Chooser } from "../../ui/Chooser";
import { dialogSurface } from "../../ui/dialog-surface";
import { useFaultText } from "../../ui/fault-text";

const Area = chakra("textarea", inputRecipe);

/** What a student has written so far. */
export interface WrittenReport {
  readonly kind: ReportKind;
  readonly text: string;
}

interface ReportFormProps {
  readonly attemptId: string;
  readonly exerciseId: string;
  readonly written: WrittenReport;
  readonly onWrite: (written: WrittenReport) => void;
  readonly onClose: () => void;
  readonly onSent?: (() => void) | undefined;
}

type Input = Calls["reportQuestion"]["input"];

interface Outcome {
  /** The key of the report that was sent. */
  readonly sent: string;
  readonly fault: Fault | null;
}

/** A dialog in which a student says what is wrong with a question. What is written stays where it cannot be sent. */
export const ReportForm = (props: ReportFormProps) => (useMessagePart("reporting") ? <Form {...props} /> : null);

function Form({ attemptId, exerciseId, written, onWrite, onClose, onSent }: ReportFormProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [key, setKey] = useState(() => uuidv7());
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const [last, send, isPending] = useActionState(async (_last: Outcome | null, input: Input): Promise<Outcome> => {
    const sent = input.idempotency_key;
    try {
      await callInPlace("reportQuestion", input);
      onSent?.();
      return { sent, fault: null };
    } catch (thrown) {
      return { sent, fault: asFault(thrown) };
    }
  }, null);
  // not of what was written before
  const outcome = last?.sent === key ? last : null;
  const isSent = outcome?.fault === null;
  const fault = outcome?.fault ?? null;
  const { kind, text } = written;
  const lacksWords = kind === "other" && text.trim() === "";
  const write = (change: Partial<WrittenReport>) => {
    // another report than the one that was sent
    setKey(uuidv7());
    onWrite({ ...written, ...change });
  };
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...dialogSurface}
      p="24"
      width="min(480px, calc(100vw - 32px))"
      fontSize="md"
    >
      <chakra.h2 id={id} fontSize="xl" mb="12">
        {t("reporting.title")}
      </chakra.h2>
      {isSent ? (
        <chakra.p role="status">{t("reporting.sent")}</chakra.p>
      ) : (
        <Box display="flex" flexDirection="column" gap="16">
          <chakra.p color="fg.muted">{t("reporting.says")}</chakra.p>
          <Chooser
            label={t("reporting.kind")}
            options={reportKinds.map((value) => ({ value, label: t(`reporting.kind.${value}`) }))}
            chosen={kind}
            onChoose={(next) => write({ kind: next })}
          />
          <div>
            <chakra.label htmlFor={`${id}-words`} display="block" mb="6" fontWeight="medium">
              {t(kind === "other" ? "reporting.words" : "reporting.wordsFree")}
            </chakra.label>
            <Area
              id={`${id}-words`}
              rows={4}
              py="8"
              width="full"
              resize="vertical"
              maxLength={longestReport}
              value={text}
              onChange={({ target }) => write({ text: target.value })}
            />
          </div>
          {fault === null ? null : (
            <chakra.p role="alert" color="bad.text">
              {typeof fault.code === "number" ? faultText(fault) : t("reporting.unreachable")}
            </chakra.p>
          )}
        </Box>
      )}
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="8" mt="24">
        <ActionButton variant="outline" onClick={onClose}>
          {t("reporting.close")}
        </ActionButton>
        {isSent ? null : (
          <ActionButton
            disabled={lacksWords || isPending}
            aria-busy={isPending}
            onClick={() => {
              const report = { attempt_id: attemptId, exercise_id: exerciseId, kind, text: text.trim() };
              startTransition(() => send({ idempotency_key: key, ...report }));
            }}
          >
            {t("reporting.send")}
          </ActionButton>
        )}
      </chakra.div>
    </chakra.dialog>
  );
}
