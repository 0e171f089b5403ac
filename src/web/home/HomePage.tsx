import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useSelector } from "@tanstack/react-store";
import { Inbox } from "lucide-react";
import { Suspense, useCallback, useEffect, useState } from "react";
import { selectProfile } from "../../../machines/session/session.selectors";
import { useSession } from "../contexts/session-context";
import { useCall } from "../effects/use-call";
import { useMessage } from "../i18n/use-message";
import { lazyPart } from "../loading/lazy-part";
import { runningAttempts } from "../site/running-attempts";
import { FaultCard } from "../ui/FaultCard";
import { greetingOf } from "../ui/greeting";
import { Skeleton } from "../ui/Skeleton";
import { StateCard } from "../ui/StateCard";
import { useNow } from "../ui/use-now";
import { TestCatalogue } from "./Catalogue";
import { HomeSkeleton } from "./HomeSkeleton";
import { openTests, withRunning } from "./open-test";
import { RecentResults } from "./RecentResults";
import { Today } from "./Today";
import { useAssigned } from "./use-assigned";

const AssignedSection = lazyPart(() => import("./assigned/AssignedSection"), "AssignedSection");
const ClassInvitations = lazyPart(() => import("./assigned/ClassInvitations"), "ClassInvitations");
const ContinueCard = lazyPart(() => import("./ContinueCard"), "ContinueCard");
/**
 * Prefetches the exam page after this time in ms, since an attempt may be started here and its page left again offline.
 */
const cardAfterMs = 3_000;

/** The home page: urgent things first, then the tests, then the latest results. */
export function HomePage() {
  const t = useMessage();
  const name = useSession(selectProfile)?.nickname ?? "";
  const hour = new Date(useNow(60_000)).getHours();
  const menu = useCall("menuList", {});
  const assigned = useAssigned();
  const running = useSelector(runningAttempts, (all) => all);
  const { refetch } = menu;
  useEffect(() => {
    const timer = setTimeout(() => void ContinueCard.preload(), cardAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const askAgain = useCallback(() => void refetch(), [refetch]);
  const { assignments, invitations, isAwaited } = assigned;
  const [isAsked, setAsked] = useState(false);
  // stays after the last answer, to say what became of it
  if (invitations.length > 0 && !isAsked) setAsked(true);
  // the tests wait for what stands above them, so that nothing moves down later
  const listed = (isAwaited ? undefined : menu.data)?.list.filter((family) => family.tests.length > 0);
  const families = listed === undefined ? undefined : withRunning(listed, running);
  const inAssigned = new Set(assignments.map(({ attempt_id: id }) => id));
  const open = openTests(families ?? []).filter(({ attempt }) => !inAssigned.has(attempt.attempt_id));
  return (
    <Flex direction="column" gap={{ base: "24", md: "32" }}>
      <Box>
        <Box as="h1" fontSize={{ base: "xl", md: "2xl" }}>
          {t(greetingOf(hour), { name })}
        </Box>
        <Box color="fg.muted" mt="4" fontSize="md">
          {open.length === 0 ? t("home.lead") : t("home.leadOpen")}
        </Box>
      </Box>
      {menu.isPending || isAwaited ? <HomeSkeleton /> : null}
      {isAsked ? (
        <Suspense fallback={<Skeleton height="120px" borderRadius="card" />}>
          <ClassInvitations invitations={invitations} onAnswered={assigned.askAgain} />
        </Suspense>
      ) : null}
      {assignments.length === 0 ? null : (
        <Suspense fallback={<Skeleton height="120px" borderRadius="card" />}>
          <AssignedSection assignments={assignments} at={assigned.at} onChange={assigned.askAgain} />
        </Suspense>
      )}
      {assigned.fault === null || menu.isError ? null : (
        <FaultCard fault={assigned.fault} onRetry={assigned.askAgain} />
      )}
      {menu.isError && families === undefined ? (
        <FaultCard fault={menu.error} onRetry={() => void menu.refetch()} />
      ) : null}
      {open.length === 0 ? null : (
        <Flex direction="column" gap="12">
          <Suspense fallback={<Skeleton height="120px" />}>
            {open.map((one) => (
              <ContinueCard key={one.attempt.attempt_id} open={one} onOver={askAgain} />
            ))}
          </Suspense>
        </Flex>
      )}
      {families === undefined || families.length === 0 ? null : <Today />}
      {families === undefined ? null : <TestCatalogue families={families} />}
      {families?.length === 0 ? (
        <StateCard Icon={Inbox} title={t("home.empty")}>
          {t("home.emptyDetail")}
        </StateCard>
      ) : null}
      {families === undefined || families.length === 0 ? null : <RecentResults />}
    </Flex>
  );
}
