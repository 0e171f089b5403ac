import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { Visit } from "../../contract/account/visitors";
import { deliveryOf } from "../../contract/families";
import { useVisitorActor } from "../contexts/visitor-context";
import { useCall } from "../effects/use-call";
import { useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { localText, storageKeys } from "../platform/storage";
import { AccountFrame } from "../site/AccountFrame";
import { SittingTime } from "../site/SittingTime";
import { useReopened } from "../site/use-reopened";
import { Button } from "../ui/Button";
import { Chooser } from "../ui/Chooser";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { FaultCard } from "../ui/FaultCard";
import { Hidden } from "../ui/Hidden";
import { Skeleton } from "../ui/Skeleton";
import { dayAndTime } from "../ui/times";
import { endedInRoom } from "./ended-in-room";
import { InvitedTo } from "./InvitedTo";
import { RoomVisit } from "./RoomVisit";

/** A guest's visit: the next step, the time it ends, and the button that ends it. */
export function VisitCard() {
  const t = useMessage();
  const visit = useCall("visitInfo", {}, { staleTime: 0 });
  const { refetch } = visit;
  const isReopened = useReopened(endedInRoom(visit.data)) !== null;
  useEffect(() => {
    if (isReopened) void refetch();
  }, [isReopened, refetch]);
  if (visit.data !== undefined)
    return visit.data.of_room ? <RoomVisit visit={visit.data} /> : <Visiting visit={visit.data} />;
  return (
    <AccountFrame title={t("title.visitor")} lead="">
      {visit.isError ? (
        <FaultCard fault={visit.error} onRetry={() => void visit.refetch()} />
      ) : (
        <>
          <Hidden role="status">{t("guest.loading")}</Hidden>
          <Skeleton height="160px" />
        </>
      )}
    </AccountFrame>
  );
}

function Visiting({ visit }: { readonly visit: Visit }) {
  const t = useMessage();
  const language = useLanguage();
  const visitor = useVisitorActor();
  const [isLeaving, setLeaving] = useState(false);
  const { name, invitation, attempt } = visit;
  const lost =
    attempt === null ? "leaveNothing" : attempt.status === "sitting" ? "leaveSitting" : ("leaveResult" as const);
  const leave = () => {
    localText.remove(storageKeys.visitKey);
    visitor.send({ type: "visitor.left" });
  };
  return (
    <AccountFrame
      title={name === "" ? t("guest.helloUnnamed") : t("guest.hello", { name })}
      lead={
        visit.ends_at === invitation.valid_until
          ? ""
          : t("guest.visitUntil", { time: dayAndTime(visit.ends_at, language) })
      }
    >
      <InvitedTo invitation={invitation} />
      <Flex direction="column" gap="12" mt="24">
        <NextStep visit={visit} />
        <Button variant="quiet" width="full" onClick={() => setLeaving(true)}>
          {t("guest.leave")}
        </Button>
      </Flex>
      {isLeaving ? (
        <ConfirmDialog
          title={t("guest.leaveTitle")}
          lines={[t(`guest.${lost}`)]}
          confirm={t("guest.leave")}
          cancel={t("guest.stay")}
          onConfirm={leave}
          onCancel={() => setLeaving(false)}
        />
      ) : null}
    </AccountFrame>
  );
}

function NextStep({ visit }: { readonly visit: Visit }) {
  const t = useMessage();
  const { invitation, attempt } = visit;
  const { kind, family, exam_info: info, menu_id: menuId, grades } = invitation;
  const [grade, setGrade] = useState("");
  const asksGrade = attempt === null && grades.length > 0;
  if (kind === "result" || attempt?.status === "finished")
    return (
      <>
        {kind === "result" ? null : <Box fontWeight="medium">{t("guest.handedIn")}</Box>}
        {invitation.sees_result ? (
          <Button asChild size="lg" width="full">
            <Link to="/visitorResult">{t("guest.toResult")}</Link>
          </Button>
        ) : (
          <Box>{t("guest.withheld")}</Box>
        )}
      </>
    );
  return (
    <>
      {attempt === null ? null : (
        <Box fontVariantNumeric="tabular-nums">
          {t("guest.progress", { answered: attempt.answered, total: attempt.total })}
          <Box color="fg.muted" _empty={{ display: "none" }}>
            <SittingTime attempt={attempt} />
          </Box>
        </Box>
      )}
      {asksGrade ? (
        <Chooser
          label={t("guest.grade")}
          options={[
            { value: "", label: t("guest.chooseGrade") },
            ...grades.map((one) => ({ value: String(one), label: t("guest.gradeName", { grade: one }) })),
          ]}
          chosen={grade}
          onChoose={setGrade}
        />
      ) : null}
      {asksGrade && grade === "" ? (
        <Box color="fg.muted">{t("guest.gradeNote")}</Box>
      ) : (
        <Button asChild size="lg" width="full">
          <Link
            to={deliveryOf(family, info).page}
            search={{
              menu_id: menuId,
              ...(attempt === null ? {} : { mode: attempt.mode }),
              ...(asksGrade ? { start_level: Number(grade) } : {}),
            }}
          >
            {t(attempt === null ? "guest.start" : "guest.goOnTest")}
          </Link>
        </Button>
      )}
    </>
  );
}
