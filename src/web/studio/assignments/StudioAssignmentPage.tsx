import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useSearch } from "@tanstack/react-router";
import { Suspense, useCallback, useState } from "react";
import type { Calls } from "../../../contract/calls/calls";
import type { AssignedMember } from "../../../contract/classes/assignments";
import type { LockdownDecision } from "../../../contract/integrations/lockdown";
import { useCall } from "../../effects/use-call";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import { Can } from "../../permissions/Can";
import type { AssignmentSearch } from "../../site/search";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useFaultText } from "../../ui/fault-text";
import { FaultCard } from "../../ui/FaultCard";
import { usePageName } from "../../ui/page";
import { Skeleton } from "../../ui/Skeleton";
import { dayAndTime } from "../../ui/times";
import { AssignedMembers } from "./AssignedMembers";
import {
  actionsOf,
  hasTerms,
  isAsked,
  isOpenPhase,
  type AskedAction,
  type AssignmentAction,
} from "./assignment-actions";
import { AssignmentHead } from "./AssignmentHead";
import { useAssignmentChange, type AssignmentChange } from "./use-assignment-change";

const AssignmentLink = lazyPart(() => import("./AssignmentLink"), "AssignmentLink");
const BrowserPolicy = lazyPart(() => import("../browser-policy/BrowserPolicy"), "BrowserPolicy");
const DecideBrowser = lazyPart(() => import("../browser-policy/DecideBrowser"), "DecideBrowser");
const TermsForm = lazyPart(() => import("./TermsForm"), "TermsForm");
const TargetDialog = lazyPart(() => import("./TargetDialog"), "TargetDialog");
const RoomOpening = lazyPart(() => import("../rooms/RoomOpening"), "RoomOpening");
const ExtraTime = lazyPart(() => import("./ExtraTime"), "ExtraTime");

/** The page is read again after this time, while it is on screen. */
const freshMs = 15_000;

type Detail = Calls["studioAssignment"]["output"];

function Findings({ findings }: Pick<Detail, "findings">) {
  const t = useMessage();
  const language = useLanguage();
  if (findings.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="findings" bg="warn.tint" borderRadius="control" px="16" py="12">
      <Box as="h2" id="findings" fontSize="md">
        {t("assignment.findings", { count: findings.length })}
      </Box>
      <Box as="ul" mt="4" ps="20">
        {findings.map(({ code, member_id: memberId, sentence }) => (
          <li key={`${code} ${memberId ?? ""}`}>{localized(sentence, language)}</li>
        ))}
      </Box>
    </Box>
  );
}

type Part = "room" | "link" | "browser" | "terms";
const titleOf = {
  room: "assignment.roomTitle",
  link: "assignment.linkTitle",
  browser: "assignment.browserTitle",
  terms: "assignment.do.terms",
} as const;

interface OpenPartProps extends Pick<Detail, "assignment"> {
  readonly part: Part;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function OpenPart({ part, assignment, onDone, onClose }: OpenPartProps) {
  const t = useMessage();
  return (
    <Card aria-labelledby="assignment-part">
      <Box as="h2" id="assignment-part" fontSize="lg" mb="12">
        {t(titleOf[part])}
      </Box>
      <Suspense fallback={<Skeleton height="160px" role="status" aria-label={t("state.loading")} />}>
        {part === "room" ? (
          <RoomOpening assignmentId={assignment.assignment_id} />
        ) : part === "link" ? (
          <AssignmentLink assignmentId={assignment.assignment_id} />
        ) : part === "browser" ? (
          <BrowserPolicy assignmentId={assignment.assignment_id} onClose={onClose} />
        ) : (
          <TermsForm entry={assignment} onDone={onDone} onClose={onClose} />
        )}
      </Suspense>
    </Card>
  );
}

interface ArrangedMember {
  readonly what: "target" | "time" | LockdownDecision;
  readonly memberId: string;
}

function OpenAssignment({
  detail: { assignment, members, findings, asks_browser: asksBrowser },
}: {
  readonly detail: Detail;
}) {
  const t = useMessage();
  const faultText = useFaultText();
  const [part, openPart] = useState<Part | null>(null);
  const [asked, ask] = useState<AskedAction | null>(null);
  const [arranged, setArranged] = useState<ArrangedMember | null>(null);
  const [told, tell] = useState<AssignmentChange["kind"] | null>(null);
  const done = (kind: AssignmentChange["kind"]) => {
    tell(kind);
    openPart(null);
    setArranged(null);
  };
  const { send, isPending, error } = useAssignmentChange(assignment, done);
  const arrange = useCallback(
    (what: ArrangedMember["what"], { member_id: memberId }: AssignedMember) => setArranged({ what, memberId }),
    [],
  );
  const close = useCallback(() => setArranged(null), []);
  const act = (action: AssignmentAction) => {
    tell(null);
    if (isAsked(action)) ask(action);
    else if (!isPending) send({ kind: action });
  };
  const turn = (to: Part) => openPart(part === to ? null : to);
  const member = members.find(({ member_id: id }) => id === arranged?.memberId);
  usePageName(assignment.title);
  return (
    <Flex direction="column" gap="16">
      <AssignmentHead entry={assignment}>
        {assignment.place === "room" ? (
          <Can permission={["room.open"]}>
            <Button minH="44" aria-expanded={part === "room"} onClick={() => turn("room")}>
              {t("assignment.do.room")}
            </Button>
          </Can>
        ) : null}
        <Button minH="44" variant="outline" aria-expanded={part === "link"} onClick={() => turn("link")}>
          {t("assignment.do.link")}
        </Button>
        {hasTerms(assignment) ? (
          <Button minH="44" variant="outline" aria-expanded={part === "browser"} onClick={() => turn("browser")}>
            {t("assignment.do.browser")}
          </Button>
        ) : null}
        {hasTerms(assignment) ? (
          <Button minH="44" variant="outline" aria-expanded={part === "terms"} onClick={() => turn("terms")}>
            {t("assignment.do.terms")}
          </Button>
        ) : null}
        {actionsOf(assignment).map((action) => (
          <Button
            key={action}
            minH="44"
            variant={action === "release" && !isOpenPhase(assignment) ? "solid" : "outline"}
            aria-busy={isPending}
            onClick={() => act(action)}
          >
            {t(`assignment.do.${action}`)}
          </Button>
        ))}
      </AssignmentHead>
      {told === null ? null : (
        <Box role="status" bg="accent.tint" borderRadius="control" px="16" py="8">
          {t(`assignment.done.${told}`)}
        </Box>
      )}
      {error === null ? null : (
        <Box role="alert" bg="bad.tint" color="bad.text" borderRadius="control" px="16" py="8">
          {faultText(error)}
        </Box>
      )}
      {part === null ? null : (
        <OpenPart
          key={part}
          part={part}
          assignment={assignment}
          onDone={() => done("terms")}
          onClose={() => openPart(null)}
        />
      )}
      <Findings findings={findings} />
      <AssignedMembers entry={assignment} members={members} asksBrowser={asksBrowser === true} onArrange={arrange} />
      <Suspense fallback={null}>
        {member !== undefined && arranged?.what === "target" ? (
          <TargetDialog entry={assignment} member={member} onDone={() => done("target")} onClose={close} />
        ) : null}
        {member !== undefined && arranged?.what === "time" ? (
          <ExtraTime
            classId={assignment.class_id}
            memberId={member.member_id}
            onDone={() => done("target")}
            onClose={close}
          />
        ) : null}
        {member !== undefined && arranged !== null && arranged.what !== "target" && arranged.what !== "time" ? (
          <DecideBrowser
            assignmentId={assignment.assignment_id}
            member={member}
            decision={arranged.what}
            onClose={close}
          />
        ) : null}
      </Suspense>
      {asked === null ? null : (
        <ConfirmDialog
          title={t(`assignment.ask.${asked}`)}
          lines={[t(`assignment.ask.${asked}Text`)]}
          confirm={t(`assignment.do.${asked}`)}
          cancel={t("assignment.keep")}
          onConfirm={() => {
            ask(null);
            send({ kind: asked });
          }}
          onCancel={() => ask(null)}
        />
      )}
    </Flex>
  );
}

/** The page `/studio/assignment`: what is given, to whom, until when, and how far everybody is. */
export function StudioAssignmentPage() {
  const t = useMessage();
  const language = useLanguage();
  const { assignment_id = "" }: Partial<AssignmentSearch> = useSearch({ strict: false });
  const { data, isError, error, refetch } = useCall(
    "studioAssignment",
    { assignment_id },
    { refetchInterval: freshMs },
  );
  if (data === undefined)
    return isError ? (
      <FaultCard fault={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="480px" role="status" aria-label={t("state.loading")} />
    );
  return (
    <>
      {isError ? (
        <Box role="status" mb="12" bg="warn.tint" color="warn.text" borderRadius="control" px="16" py="8">
          {t("assignment.stale", { time: dayAndTime(data.at, language) })}
        </Box>
      ) : null}
      <OpenAssignment key={assignment_id} detail={data} />
    </>
  );
}
