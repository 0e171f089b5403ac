import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";

/** In place of the start of a test that a teacher gives: the way to the assignment. */
export function ToAssignment({ assignmentId }: { readonly assignmentId: string }) {
  const t = useMessage();
  if (!useMessagePart("assigned")) return null;
  return (
    <Flex direction="column" gap="12">
      <Box>{t("assigned.given")}</Box>
      <Button size="lg" width="full" asChild>
        <Link to="/assignment" search={{ assignment_id: assignmentId }}>
          {t("assigned.toGiven")}
        </Link>
      </Button>
    </Flex>
  );
}
