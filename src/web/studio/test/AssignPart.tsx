import { Box } from "@chakra-ui/react/box";
import { useNavigate } from "@tanstack/react-router";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";
import { AssignForm } from "../assigning/AssignForm";
import { assignmentPlace } from "../studio-places";
import type { TestPlace } from "./assembly";
import type { TestWriting } from "./use-test-draft";

interface AssignPartProps {
  readonly writing: TestWriting;
  readonly place: TestPlace;
}

/** Gives the newest edition of a test to a class. */
export function AssignPart({ writing, place }: AssignPartProps) {
  const t = useMessage();
  const navigate = useNavigate();
  const { id } = writing.snapshot.context;
  if (id === null) return null;
  return (
    <Card p={{ base: "12", md: "20" }} aria-labelledby="assign-test">
      <Box as="h2" id="assign-test" fontSize="lg" mb="12">
        {t("assembly.toClass")}
      </Box>
      <AssignForm
        menuId={id}
        onGiven={(assignmentId) => void navigate({ to: assignmentPlace(assignmentId) })}
        onClose={() => place.go({})}
      />
    </Card>
  );
}
