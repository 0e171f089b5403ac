import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { ClassDetail } from "../../../contract/classes/classes";
import type { AppliedRoster } from "../../../contract/classes/rosters";
import { useCall } from "../../effects/use-call";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import { Can } from "../../permissions/Can";
import type { ClassSearch } from "../../site/search";
import { Card } from "../../ui/Card";
import { FaultCard } from "../../ui/FaultCard";
import { usePageName, useUnsaved } from "../../ui/page";
import { Skeleton } from "../../ui/Skeleton";
import { UndoBar } from "../../ui/UndoBar";
import { ClassAssignments } from "./ClassAssignments";
import { ClassHead } from "./ClassHead";
import { ClassMembers } from "./ClassMembers";
import { listOfMembers } from "./member-list";

const RosterBox = lazyPart(() => import("./RosterBox"), "RosterBox");
const MemberLinks = lazyPart(() => import("./MemberLinks"), "MemberLinks");
const ClassTeachers = lazyPart(() => import("./ClassTeachers"), "ClassTeachers");
const ClassSettings = lazyPart(() => import("./ClassSettings"), "ClassSettings");
const AssignForm = lazyPart(() => import("../assigning/AssignForm"), "AssignForm");

type Way = ClassSearch["way"];

/** A list that was applied, with the list that the class had before. */
interface Undoable {
  readonly applied: AppliedRoster;
  readonly before: string;
}

const countsOf = ({ joined, left, changed }: AppliedRoster) => ({ joined, left, changed });

interface ClassPartProps {
  readonly detail: ClassDetail;
  readonly way: Exclude<Way, undefined>;
  /** The list with which the box for lists opens. */
  readonly list: string;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onApplied: (applied: AppliedRoster) => void;
  readonly onChanged: () => void;
  /** Something has changed, and the part stays open. */
  readonly onRenew: () => void;
  readonly onGiven: () => void;
  readonly onClose: () => void;
}

function ClassPart({ detail, way, list, onDirty, onApplied, onChanged, onRenew, onGiven, onClose }: ClassPartProps) {
  const t = useMessage();
  return (
    <Card aria-labelledby="class-part" data-part={way}>
      <Box as="h2" id="class-part" fontSize="lg" mb="16">
        {t(`classes.way.${way}`)}
      </Box>
      <Suspense fallback={<Skeleton height="160px" role="status" aria-label={t("state.loading")} />}>
        {way === "list" ? (
          <RosterBox
            key={list}
            classId={detail.class_id}
            text={list}
            onDirty={onDirty}
            onApplied={onApplied}
            onClose={onClose}
          />
        ) : way === "links" ? (
          <MemberLinks detail={detail} onMade={onRenew} onClose={onClose} />
        ) : way === "teachers" ? (
          <ClassTeachers detail={detail} onChanged={onChanged} onClose={onClose} />
        ) : way === "settings" ? (
          <ClassSettings detail={detail} onChanged={onChanged} onClose={onClose} />
        ) : (
          <AssignForm classId={detail.class_id} onGiven={onGiven} onClose={onClose} />
        )}
      </Suspense>
    </Card>
  );
}

interface ChangeNoticeProps {
  readonly undoable: Undoable | null;
  readonly told: string;
  readonly onUndo: (before: string) => void;
}

/** What was just changed, with the way back from a list. */
function ChangeNotice({ undoable, told, onUndo }: ChangeNoticeProps) {
  const t = useMessage();
  const text = undoable === null ? told : t("classes.applied", countsOf(undoable.applied));
  if (text === "") return null;
  return undoable === null || undoable.before === "" ? (
    <Box role="status" bg="accent.tint" borderRadius="control" px="16" py="8">
      {text}
    </Box>
  ) : (
    <UndoBar text={text} undo={t("classes.listBefore")} onUndo={() => onUndo(undoable.before)} />
  );
}

function OpenClass({ detail, way }: { readonly detail: ClassDetail; readonly way: Way }) {
  const t = useMessage();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { class_id: classId, name, members } = detail;
  const [list, setList] = useState("");
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const [told, tell] = useState("");
  const [isDirty, markDirty] = useState(false);
  useUnsaved(isDirty && way === "list");
  usePageName(useMemo(() => ({ zh: name, en: name }), [name]));
  const go = (to: Way) =>
    void navigate({ to: ".", search: { class_id: classId, ...(to === undefined ? {} : { way: to }) } } as never);
  const renew = () => {
    for (const call of ["studioClass", "studioClasses", "studioAssignments"])
      void queries.invalidateQueries({ queryKey: [call] });
  };
  const applied = (done: AppliedRoster) => {
    const before = members.length === 0 ? "" : listOfMembers(members);
    setUndoable({ applied: done, before });
    setList("");
    tell("");
    renew();
    go(undefined);
  };
  const done = (text: string) => {
    tell(text);
    setUndoable(null);
    renew();
    go(undefined);
  };
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (told !== "" || undoable !== null) notice.current?.scrollIntoView({ block: "center" });
  }, [told, undoable]);
  const bringBack = (before: string) => {
    setList(before);
    setUndoable(null);
    go("list");
  };
  return (
    <Flex direction="column" gap="16">
      <ClassHead detail={detail} way={way} onGo={(to) => go(to === way ? undefined : to)} />
      <Box ref={notice} _empty={{ display: "none" }}>
        <ChangeNotice undoable={undoable} told={told} onUndo={bringBack} />
      </Box>
      {way === undefined ? null : (
        <ClassPart
          key={way}
          detail={detail}
          way={way}
          list={list}
          onDirty={markDirty}
          onApplied={applied}
          onChanged={() => done(t("classes.saved"))}
          onRenew={renew}
          onGiven={() => done(t("assign.given"))}
          onClose={() => go(undefined)}
        />
      )}
      <Can permission={["assignment.manage"]}>
        <ClassAssignments detail={detail} onAssign={() => go("assign")} />
      </Can>
      <ClassMembers detail={detail} onChanged={renew} onList={() => go("list")} />
    </Flex>
  );
}

/** The page `/studio/class`: one class with its assignments and members. */
export function ClassPage() {
  const t = useMessage();
  const { class_id: classId = "", way }: Partial<ClassSearch> = useSearch({ strict: false });
  const { data, isError, error, refetch } = useCall("studioClass", { class_id: classId });
  if (data !== undefined) return <OpenClass key={classId} detail={data} way={way} />;
  if (isError) return <FaultCard fault={error} onRetry={() => void refetch()} />;
  return <Skeleton height="480px" role="status" aria-label={t("state.loading")} />;
}
