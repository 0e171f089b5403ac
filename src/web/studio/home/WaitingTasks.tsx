import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import {
  Armchair,
  CircleAlert,
  FileInput,
  Hourglass,
  PenLine,
  SpellCheck,
  UserCheck,
  type LucideIcon,
} from "lucide-react";
import { selectProfile } from "../../../../machines/session/session.selectors";
import type { WaitingWork } from "../../../contract/studio/studio-bank";
import { useSession } from "../../contexts/session-context";
import { useCall } from "../../effects/use-call";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { check } from "../../permissions/check";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { FaultCard } from "../../ui/FaultCard";
import { Skeleton } from "../../ui/Skeleton";
import { dayAndTime } from "../../ui/times";
import {
  assignmentPlace,
  draftTestPlace,
  markingPlace,
  questionPlace,
  resultsPlace,
  roomPlace,
} from "../studio-places";

interface Task {
  readonly key: string;
  readonly Icon: LucideIcon;
  readonly sentence: string;
  /** The beginnings of what it is about. */
  readonly note?: string;
  readonly to: string;
  readonly hash?: string;
  readonly action: string;
}

/** Tasks of one kind about classes. */
const mostOfKind = 3;

function useTasks({ unfinished, findings, imports, reviews }: WaitingWork): readonly Task[] {
  const t = useMessage();
  const language = useLanguage();
  const [first] = unfinished.items;
  const more = (kind: string, count: number, shown: number, Icon: LucideIcon, to: string): Task[] =>
    count <= shown
      ? []
      : [
          {
            key: `${kind} more`,
            Icon,
            sentence: t(kind === "import" ? "author.importMore" : "author.foundMore", { count: count - shown }),
            to,
            action: t("author.look"),
          },
        ];
  return [
    ...findings.tests.map(({ test_id, title, blocking }) => ({
      key: `test ${test_id}`,
      Icon: CircleAlert,
      sentence: t("author.found", { title: localized(title, language) || t("author.untitled"), count: blocking }),
      to: draftTestPlace(test_id),
      action: t("author.look"),
    })),
    ...more("test", findings.total, findings.tests.length, CircleAlert, "/studio"),
    ...(first === undefined
      ? []
      : [
          {
            key: "unfinished",
            Icon: PenLine,
            sentence: t("author.unfinished", { count: unfinished.total }),
            note: unfinished.items
              .map(({ words }) => words)
              .filter((words) => words !== "")
              .slice(0, 3)
              .join(" · "),
            to: unfinished.total === 1 ? questionPlace(first.item_id) : "/studio/items?needs_work=1",
            action: t("author.finish"),
          },
        ]),
    ...(reviews > 0
      ? [
          {
            key: "reviews",
            Icon: SpellCheck,
            sentence: t("author.reviews", { count: reviews }),
            to: "/studio",
            hash: "reviews",
            action: t("author.review"),
          },
        ]
      : []),
    ...imports.list.map(({ import_id, file_name, waits_for }) => ({
      key: `import ${import_id}`,
      Icon: FileInput,
      sentence: t(`author.import.${waits_for}`, { file: file_name }),
      to: `/studio/import?import=${import_id}`,
      action: t("author.report"),
    })),
    ...more("import", imports.total, imports.list.length, FileInput, "/studio/import"),
  ];
}

/** What the person's classes wait for: students who have not begun, answers to mark, and corrections to confirm. */
function useClassTasks(): readonly Task[] {
  const t = useMessage();
  const language = useLanguage();
  const profile = useSession(selectProfile);
  const marks = profile !== null && check(["mark.write"], profile);
  const gives = profile !== null && check(["assignment.manage"], profile);
  const { data } = useCall("studioAssignments", { page: 1 }, { enabled: gives });
  const given = (data?.assignments ?? []).map((entry) => ({
    ...entry,
    words: { class: entry.class_name, title: localized(entry.title, language) },
    to: assignmentPlace(entry.assignment_id),
  }));
  const late = given.filter(({ phase, begun, members }) => phase === "open" && begun < members);
  const unmarked = given.filter((entry) => entry.unmarked > 0);
  const corrected = given.filter(({ to_second: count = 0 }) => count > 0);
  return [
    ...late.slice(0, mostOfKind).map(({ assignment_id: id, words, members, begun, closes_at: closes, to }) => ({
      key: `open ${id}`,
      Icon: Hourglass,
      sentence: t("author.notBegun", { ...words, count: members - begun, time: dayAndTime(closes, language) }),
      to,
      action: t("author.look"),
    })),
    ...unmarked.slice(0, mostOfKind).map(({ assignment_id: id, words, unmarked: count, to }) => ({
      key: `mark ${id}`,
      Icon: PenLine,
      sentence: t("author.toMark", { ...words, count }),
      to: marks ? markingPlace(id) : to,
      action: t(marks ? "author.mark" : "author.look"),
    })),
    ...corrected.slice(0, mostOfKind).map(({ assignment_id: id, words, to_second: count = 0 }) => ({
      key: `correction ${id}`,
      Icon: UserCheck,
      sentence: t("author.toConfirm", { ...words, count }),
      to: resultsPlace(id),
      action: t("author.look"),
    })),
  ];
}

/** Rooms that are open now, and those whose record waits to be signed. */
function useRoomTasks(): readonly Task[] {
  const t = useMessage();
  const language = useLanguage();
  const profile = useSession(selectProfile);
  const { data } = useCall("roomList", {}, { enabled: profile !== null && check(["room.invigilate"], profile) });
  return (data?.rooms ?? []).slice(0, mostOfKind).map(({ room_id: id, phase, title, ...room }) => {
    const isOver = phase === "ended";
    const words = { class: room.class_name, title: localized(title, language), count: room.waiting + room.inside };
    return {
      key: `room ${id}`,
      Icon: Armchair,
      sentence: t(isOver ? "author.roomOver" : "author.roomOpen", words),
      to: roomPlace(id),
      action: t(isOver ? "author.roomSign" : "author.roomEnter"),
    };
  });
}

function TaskList({ home }: { readonly home: WaitingWork }) {
  const t = useMessage();
  const ofClasses = useClassTasks();
  const ofRooms = useRoomTasks();
  const tasks = [...ofRooms, ...useTasks(home), ...ofClasses];
  if (tasks.length === 0) return <Box color="fg.muted">{t("author.nothing")}</Box>;
  return (
    <Box as="ul" listStyleType="none" m="0" p="0">
      {tasks.map(({ key, Icon, sentence, note = "", to, hash, action }, place) => (
        <Flex
          as="li"
          key={key}
          align="center"
          gap="12"
          py="12"
          borderTopWidth={place === 0 ? "0" : "1px"}
          borderColor="border"
        >
          <Box color="accent.text" flex="none">
            <Icon size={20} aria-hidden="true" />
          </Box>
          <Box flex="1" minW="0" overflowWrap="anywhere">
            {sentence}
            {note === "" ? null : (
              <Box color="fg.muted" fontSize="sm" lineClamp="1">
                {note}
              </Box>
            )}
          </Box>
          <Button asChild variant="outline" minH="44" flex="none">
            <Link to={to} {...(hash === undefined ? {} : { hash })} aria-label={`${action}: ${sentence}`}>
              {action}
            </Link>
          </Button>
        </Flex>
      ))}
    </Box>
  );
}

/** What waits for the author, each with its one button. */
export function WaitingTasks() {
  const t = useMessage();
  const { data, isError, error, refetch } = useCall("authorHome", {});
  return (
    <section aria-labelledby="waiting">
      <Box as="h2" id="waiting" fontSize="lg" mb="12">
        {t("author.today")}
      </Box>
      {data === undefined ? (
        isError ? (
          <FaultCard fault={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="96px" role="status" aria-label={t("state.loading")} />
        )
      ) : (
        <Card py={{ base: "4", md: "4" }} css={{ "& > div:not(:has(*))": { py: "12" } }}>
          <TaskList home={data} />
        </Card>
      )}
    </section>
  );
}
