import { Flex } from "@chakra-ui/react/flex";
import { useState, type SubmitEvent } from "react";
import type { AssignmentEntry } from "../../../contract/classes/assignments";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import type { AssignTerms } from "../assigning/assign-terms";
import { WindowFields } from "../assigning/WindowFields";
import { fieldTime } from "../field-time";
import { isWindow, momentFrom } from "./changed-window";
import { ChangeProblems } from "./ChangeProblems";
import { useAssignmentChange } from "./use-assignment-change";

const termsOf = (entry: AssignmentEntry): AssignTerms => ({
  menuId: entry.menu_id,
  classId: entry.class_id,
  members: null,
  opens: fieldTime(entry.opens_at),
  closes: fieldTime(entry.closes_at),
  attempts: entry.attempts,
  place: entry.place,
  release: entry.release,
});

interface TermsFormProps {
  readonly entry: AssignmentEntry;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** When, how often and where an assignment is sat. What would cut somebody short is said before it is saved. */
export function TermsForm({ entry, onDone, onClose }: TermsFormProps) {
  const t = useMessage();
  const [terms, setTerms] = useState(() => termsOf(entry));
  const [isTried, setTried] = useState(false);
  const change = useAssignmentChange(entry, onDone);
  const { findings, isPending, send, forget } = change;
  const from = momentFrom(terms.opens, entry.opens_at);
  const until = momentFrom(terms.closes, entry.closes_at);
  const isBlocked = findings?.some(({ severity }) => severity === "blocking") === true;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (from === null || until === null || !isWindow(from, until) || isPending) return;
    const { attempts, place, release } = terms;
    send({ kind: "terms", opens_at: from, closes_at: until, attempts, place, release }, findings !== null);
  };
  return (
    <form onSubmit={submit}>
      <Flex direction="column" gap="16">
        <WindowFields
          terms={terms}
          onChange={(part) => {
            setTerms({ ...terms, ...part });
            forget();
          }}
        />
        <ChangeProblems change={change} isBadWindow={isTried && !isWindow(from, until)} />
        <Flex gap="8" wrap="wrap">
          <Button type="submit" minH="44" disabled={isBlocked} aria-busy={isPending}>
            {t(findings === null || isBlocked ? "assignment.save" : "assignment.saveAllTheSame")}
          </Button>
          <Button variant="outline" minH="44" onClick={onClose}>
            {t("assignment.close")}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}
