import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";
import type { Calls } from "../../../contract/calls/calls";
import type { AssignmentEntry } from "../../../contract/classes/assignments";
import { useChange } from "../../effects/use-change";

export type AssignmentChange = Calls["changeAssignment"]["input"]["change"];
type Findings = Calls["changeAssignment"]["output"]["findings"];

/** Changes an assignment as it stands on screen; `onDone` once it is changed. Findings come back and change nothing. */
export function useAssignmentChange(
  { assignment_id: assignmentId, version }: AssignmentEntry,
  onDone: (kind: AssignmentChange["kind"]) => void,
) {
  const queries = useQueryClient();
  const [findings, setFindings] = useState<Findings | null>(null);
  const renew = () => {
    for (const call of ["studioAssignment", "studioAssignments"]) void queries.invalidateQueries({ queryKey: [call] });
  };
  const { mutate, isPending, error, reset } = useChange("changeAssignment", (output, { change }) => {
    setFindings(output.changed ? null : output.findings);
    if (!output.changed) return;
    renew();
    onDone(change.kind);
  });
  return {
    findings,
    isPending,
    error,
    /** Forgets what was found: the change on screen is another one. */
    forget: () => {
      setFindings(null);
      reset();
    },
    /** `accept`: although there are findings that do not block. */
    send: (change: AssignmentChange, accept = false) =>
      mutate(
        {
          idempotency_key: uuidv7(),
          assignment_id: assignmentId,
          version,
          change,
          accept_findings: accept,
        },
        // it may have been changed elsewhere
        { onError: renew },
      ),
  };
}
