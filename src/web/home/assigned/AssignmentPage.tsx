import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link, useSearch } from "@tanstack/react-router";
import { ClipboardX } from "lucide-react";
import { selectProfile } from "../../../../machines/session/session.selectors";
import type { StudentAssignment } from "../../../contract/classes/assignments";
import { useSession } from "../../contexts/session-context";
import { useMessage } from "../../i18n/use-message";
import { Can } from "../../permissions/Can";
import { Button } from "../../ui/Button";
import { FaultCard } from "../../ui/FaultCard";
import { usePageName } from "../../ui/page";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { useAssigned } from "../use-assigned";
import { AssignedList } from "./AssignedList";
import { ClassInvitations } from "./ClassInvitations";

interface YoursProps {
  readonly given: StudentAssignment;
  readonly at: number;
  readonly onChange: () => void;
}

const ofTeachers = ["assignment.manage"] as const;

function NotYours({ assignmentId }: { readonly assignmentId: string }) {
  const t = useMessage();
  const name = useSession(selectProfile)?.nickname ?? "";
  return (
    <StateCard
      Icon={ClipboardX}
      title={t("assigned.notYours")}
      heading="h1"
      action={
        <Flex gap="8" wrap="wrap" justify="center">
          <Can permission={ofTeachers}>
            <Button asChild minH="44">
              <Link to={`/studio/assignment?assignment_id=${encodeURIComponent(assignmentId)}` as string}>
                {t("assigned.asTeacher")}
              </Link>
            </Button>
          </Can>
          <Button asChild minH="44" variant="outline">
            <Link to="/">{t("assigned.home")}</Link>
          </Button>
        </Flex>
      }
    >
      {t("assigned.notYoursDetail", { name })}
    </StateCard>
  );
}

function Yours({ given, at, onChange }: YoursProps) {
  const t = useMessage();
  usePageName(given.title);
  return (
    <Flex direction="column" gap="16">
      <Box as="h1" fontSize={{ base: "xl", md: "2xl" }}>
        {t("assigned.title")}
      </Box>
      <AssignedList assignments={[given]} at={at} onChange={onChange} heading="h2" />
      <Flex>
        <Button asChild minH="44" variant="outline">
          <Link to="/">{t("assigned.home")}</Link>
        </Button>
      </Flex>
    </Flex>
  );
}

/** The page to which the link and the QR code of an assignment lead its students. */
export function AssignmentPage() {
  const t = useMessage();
  const { assignment_id: assignmentId = "" } = useSearch({ strict: false });
  const { assignments, invitations, at, isAwaited, fault, askAgain } = useAssigned();
  const given = assignments.find((one) => one.assignment_id === assignmentId);
  if (given !== undefined) return <Yours given={given} at={at} onChange={askAgain} />;
  if (fault !== null) return <FaultCard fault={fault} onRetry={askAgain} />;
  if (isAwaited || at === 0) return <Skeleton height="120px" role="status" aria-label={t("state.loading")} />;
  if (invitations.length > 0) return <ClassInvitations invitations={invitations} onAnswered={askAgain} />;
  return <NotYours assignmentId={assignmentId} />;
}
