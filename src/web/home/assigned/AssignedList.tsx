import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect } from "react";
import type { StudentAssignment } from "../../../contract/classes/assignments";
import { useServerNow } from "../../ui/use-now";
import { nextChange } from "./assigned-words";
import { AssignedCard } from "./AssignedCard";

interface AssignedListProps {
  readonly assignments: readonly StudentAssignment[];
  /** When they were read, by the server's clock. */
  readonly at: number;
  /** Reads them again, after one of them has opened or ended. */
  readonly onChange: () => void;
  readonly heading?: "h2" | "h3";
}

const tickMs = 15_000;

/** Assignments as cards that follow the server's clock. */
export function AssignedList({ assignments, at, onChange, heading = "h3" }: AssignedListProps) {
  const now = Math.max(at, useServerNow(tickMs));
  const next = nextChange(assignments, at);
  const hasChanged = next !== null && now >= next;
  useEffect(() => {
    if (hasChanged) onChange();
  }, [hasChanged, onChange]);
  return (
    <chakra.ul display="flex" flexDirection="column" gap="12" listStyleType="none" m="0" p="0">
      {assignments.map((assignment) => (
        <AssignedCard key={assignment.assignment_id} assignment={assignment} now={now} heading={heading} />
      ))}
    </chakra.ul>
  );
}
