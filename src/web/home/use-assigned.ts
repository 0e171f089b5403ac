import { useCallback } from "react";
import { useCall } from "../effects/use-call";

/** What teachers have given to this student, by the server's clock. */
export function useAssigned() {
  const { data, isPending, isPaused, failureCount, error, refetch } = useCall("ownAssignments", {});
  return {
    assignments: data?.assignments ?? [],
    /** Classes that wait for the student's answer. */
    invitations: data?.invitations ?? [],
    /** When they were read. */
    at: data?.at ?? 0,
    /** Not after a failure or without network: the page is shown without them. */
    isAwaited: isPending && failureCount === 0 && !isPaused,
    fault: data === undefined ? error : null,
    askAgain: useCallback(() => void refetch(), [refetch]),
  };
}
