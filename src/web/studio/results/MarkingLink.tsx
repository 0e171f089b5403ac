import { Link } from "@tanstack/react-router";
import type { ClassResults } from "../../../contract/classes/class-results";
import { useMessage } from "../../i18n/use-message";
import { Can } from "../../permissions/Can";
import { Button } from "../../ui/Button";
import { markingPlace } from "../studio-places";

/** Leads to the answers that wait for points; nothing where none does. */
export function MarkingLink({ results: { members, assignment_id: assignmentId } }: { readonly results: ClassResults }) {
  const t = useMessage();
  const count = members.flatMap(({ cells }) => cells).filter(({ mark }) => mark === "awaiting").length;
  if (count === 0) return null;
  return (
    <Can permission={["mark.write"]}>
      <Button asChild minH="44" variant="outline">
        <Link to={markingPlace(assignmentId) as string}>{t("classResults.toMark", { count })}</Link>
      </Button>
    </Can>
  );
}
