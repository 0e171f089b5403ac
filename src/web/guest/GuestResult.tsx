import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { QueryClientProvider } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { ClipboardList, Hourglass } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { isSignedIn, selectToken } from "../../../machines/session/session.selectors";
import { isVisiting, isWarned, selectVisitorToken } from "../../../machines/visitor/visitor.selectors";
import type { Visit } from "../../contract/account/visitors";
import { deliveryOf } from "../../contract/families";
import type { Report } from "../../contract/report/report";
import { useSession } from "../contexts/session-context";
import { useVisitor, useVisitorActor } from "../contexts/visitor-context";
import { claimIn } from "../effects/claim";
import { useCall } from "../effects/use-call";
import { useMessage } from "../i18n/use-message";
import { sessionText } from "../platform/storage";
import { LeaveBrowser } from "../site/LeaveBrowser";
import type { ResultLinks } from "../site/links";
import { queryClientFor } from "../site/query-client";
import { useReopened } from "../site/use-reopened";
import { Button } from "../ui/Button";
import { Card } from "../ui/Card";
import { FaultCard } from "../ui/FaultCard";
import { Hidden } from "../ui/Hidden";
import { Skeleton } from "../ui/Skeleton";
import { StateCard } from "../ui/StateCard";
import { ClaimedResult } from "./ClaimedResult";
import { ClaimPanel } from "./ClaimPanel";
import { endedInRoom } from "./ended-in-room";
import { GuestFrame } from "./GuestFrame";
import { RoomDone } from "./RoomDone";

type Draw = (report: Report, links: ResultLinks) => ReactNode;

/** `/visitorResult`: the part of a result that a guest may see, drawn by its type, and the way to save it. */
export function GuestResult({ children }: { readonly children: Draw }) {
  const token = useVisitor(selectVisitorToken);
  const isHere = useVisitor(isVisiting);
  const isOver = useVisitor(isWarned);
  const isPerson = useSession(isSignedIn);
  const ownToken = useSession(selectToken);
  const claim = claimIn(sessionText).read();
  return (
    <GuestFrame>
      <LeaveBrowser />
      {isOver ? (
        <Over />
      ) : isPerson && claim !== null ? (
        <QueryClientProvider client={queryClientFor(ownToken)}>
          <ClaimedResult token={claim.token} />
        </QueryClientProvider>
      ) : isHere ? (
        <QueryClientProvider client={queryClientFor(token)}>
          <Visited draw={children} />
        </QueryClientProvider>
      ) : (
        <Nothing />
      )}
    </GuestFrame>
  );
}

function Over() {
  const t = useMessage();
  return (
    <StateCard heading="h1" Icon={Hourglass} title={t("guest.overTitle")}>
      <p role="status">{t("guest.overText")}</p>
    </StateCard>
  );
}

function Waiting() {
  const t = useMessage();
  return (
    <>
      <Hidden role="status">{t("guest.loading")}</Hidden>
      <Skeleton height="320px" />
    </>
  );
}

function ToVisit() {
  const t = useMessage();
  return (
    <Button asChild>
      <Link to="/visitor">{t("guest.toVisit")}</Link>
    </Button>
  );
}

function Nothing() {
  const t = useMessage();
  return (
    <StateCard heading="h1" Icon={ClipboardList} title={t("guest.noResultTitle")} action={<ToVisit />}>
      {t("guest.noResultText")}
    </StateCard>
  );
}

interface UnderWayProps extends Pick<Visit, "invitation"> {
  /** An invigilator lets the guest go on after the hand-in. */
  readonly isReopened: boolean;
}

function UnderWay({ invitation: { family, exam_info: info, menu_id: menuId }, isReopened }: UnderWayProps) {
  const t = useMessage();
  return (
    <StateCard
      heading="h1"
      Icon={Hourglass}
      title={t(isReopened ? "results.reopenedTitle" : "results.notEndedTitle")}
      action={
        <Button asChild>
          <Link to={deliveryOf(family, info).page} search={{ menu_id: menuId }}>
            {t("results.backToSitting")}
          </Link>
        </Button>
      }
    >
      <p role="status">{t(isReopened ? "results.reopenedText" : "results.notEndedText")}</p>
    </StateCard>
  );
}

function Visited({ draw }: { readonly draw: Draw }) {
  const t = useMessage();
  const visit = useCall("visitInfo", {}, { staleTime: 0 });
  const reopened = useReopened(endedInRoom(visit.data));
  useEffect(() => {
    // a claim that was begun on a sign-in page and not completed is dropped
    claimIn(sessionText).drop();
  }, []);
  if (visit.data === undefined)
    return visit.isError ? <FaultCard fault={visit.error} onRetry={() => void visit.refetch()} /> : <Waiting />;
  const { attempt, invitation, of_room: ofRoom } = visit.data;
  if (reopened !== null || attempt?.status === "sitting")
    return <UnderWay invitation={invitation} isReopened={reopened !== null} />;
  if (attempt === null) return <Nothing />;
  if (ofRoom && !invitation.sees_result)
    return (
      <StateCard heading="h1" Icon={ClipboardList} title={t("guest.handedIn")} action={<RoomDone />}>
        <p>{t("guest.room.withheld")}</p>
        <Box as="p" mt="12">
          {t("guest.room.doneText")}
        </Box>
      </StateCard>
    );
  if (!invitation.sees_result)
    return (
      <StateCard heading="h1" Icon={ClipboardList} title={t("guest.handedIn")} action={<ToVisit />}>
        {t("guest.withheld")}
      </StateCard>
    );
  return <Shown visit={visit.data} attemptId={attempt.attempt_id} draw={draw} />;
}

interface ShownProps {
  readonly visit: Visit;
  readonly attemptId: string;
  readonly draw: Draw;
}

function Shown({ visit, attemptId, draw }: ShownProps) {
  const t = useMessage();
  const { history } = useRouter();
  const visitor = useVisitorActor();
  const record = useCall("answerRecord", { attempt_id: attemptId });
  const { family, kind } = visit.invitation;
  useEffect(() => visitor.send({ type: "result.chosen", resultType: family }), [visitor, family]);
  if (record.data === undefined)
    return record.isError ? <FaultCard fault={record.error} onRetry={() => void record.refetch()} /> : <Waiting />;
  if (record.data.kind === "list") return <Nothing />;
  return (
    <>
      {kind === "test" ? <ClaimPanel /> : null}
      {visit.of_room ? (
        <Card className="no-print" mb="16">
          <Flex gap="16" wrap="wrap" align="center">
            <Box flex="1 1 320px">{t("guest.room.doneText")}</Box>
            <Box flex="0 1 160px">
              <RoomDone />
            </Box>
          </Flex>
        </Card>
      ) : null}
      {draw(record.data, { analysis: null, test: null, open: (address) => history.push(address) })}
    </>
  );
}
