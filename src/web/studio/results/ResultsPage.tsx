import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { RotateCw, Users } from "lucide-react";
import { Suspense, useMemo, useState } from "react";
import { selectProfile } from "../../../../machines/session/session.selectors";
import type { ClassResults, MemberResult } from "../../../contract/classes/class-results";
import { useSession } from "../../contexts/session-context";
import { useCall } from "../../effects/use-call";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import { canEnter } from "../../permissions/check";
import { resultViews, type ResultsSearch, type ResultView } from "../../site/search";
import { ChipGroup } from "../../ui/ChipGroup";
import { FaultCard } from "../../ui/FaultCard";
import { IconButton } from "../../ui/IconButton";
import { usePageName } from "../../ui/page";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { dayAndTime } from "../../ui/times";
import { ClassPaper } from "./ClassPaper";
import { ItemSummary } from "./ItemSummary";
import { ItemsView } from "./ItemsView";
import { MapView } from "./MapView";
import { MarkingLink } from "./MarkingLink";
import {
  byScore,
  filteredItems,
  filteredMembers,
  keyOfMember,
  sortedMembers,
  wholeMatrix,
  type ResultItem,
} from "./matrix-order";
import { MemberAnswer } from "./MemberAnswer";
import { MemberSummary } from "./MemberSummary";
import { Regrades } from "./regrading/Regrades";
import { ResultDownloads } from "./ResultDownloads";
import { SidePanel } from "./SidePanel";
import { SkillsView } from "./SkillsView";

const ScoresView = lazyPart(() => import("./scores/ScoresView"), "ScoresView");

interface HeadProps {
  readonly results: ClassResults;
  readonly view: ResultView;
  readonly isFetching: boolean;
  readonly onView: (view: ResultView) => void;
  readonly onRefresh: () => void;
}

function ResultsHead({ results, view, isFetching, onView, onRefresh }: HeadProps) {
  const t = useMessage();
  const language = useLanguage();
  const { title, class_name: className, at, release_phase: phase, scale } = results;
  const mayCorrect = canEnter(["regrade.second"], useSession(selectProfile));
  const isThere = {
    scores: view === "scores" || scale?.unit !== "percent",
    regrades: mayCorrect,
  } as const;
  const views = resultViews.filter((one) => (one === "scores" || one === "regrades" ? isThere[one] : true));
  return (
    <Flex className="no-print" direction="column" gap="12">
      <Box>
        <Box as="h1" fontSize={{ base: "xl", md: "2xl" }} tabIndex={-1} overflowWrap="anywhere">
          {t("classResults.title", { title: localized(title, language) })}
        </Box>
        <Flex align="center" gap="8" wrap="wrap" color="fg.muted">
          <span>{className}</span>
          <span>{t(`classResults.phase.${phase}`)}</span>
          <span>{t("classResults.readAt", { time: dayAndTime(at, language) })}</span>
          <IconButton label={t("classResults.refresh")} Icon={RotateCw} aria-busy={isFetching} onClick={onRefresh} />
        </Flex>
      </Box>
      <Flex gap="12" align="start" justify="space-between" wrap="wrap">
        <ChipGroup
          label={t("classResults.views")}
          chips={views.map((one) => ({ value: one, label: t(`classResults.view.${one}`) }))}
          chosen={view}
          onChoose={onView}
          scrolls
        />
        <Flex gap="8" wrap="wrap">
          <MarkingLink results={results} />
          <ResultDownloads results={results} />
        </Flex>
      </Flex>
    </Flex>
  );
}

interface OpenedProps {
  readonly results: ClassResults;
  readonly isFetching: boolean;
  readonly onRefresh: () => void;
}

function OpenedResults({ results, isFetching, onRefresh }: OpenedProps) {
  const t = useMessage();
  const language = useLanguage();
  const navigate = useNavigate();
  const search: ResultsSearch = useSearch({ strict: false });
  const { view = "map", item_id: itemId, member_id: memberId } = search;
  const [filter, setFilter] = useState(wholeMatrix);
  const [order, setOrder] = useState(byScore);
  const { assignment_id: assignmentId, title } = results;
  const members = useMemo(
    () => sortedMembers(filteredMembers(results.members, filter), order, language),
    [results, filter, order, language],
  );
  const items = useMemo(() => filteredItems(results.items, filter, language), [results, filter, language]);
  usePageName(title);
  const go = (search: ResultsSearch) =>
    void navigate({ to: "/studio/results", search: search as never, replace: true, resetScroll: false });
  const here = { assignment_id: assignmentId, ...(view === "map" ? {} : { view }) } as const;
  const open = (member: MemberResult | undefined, item: ResultItem | undefined) =>
    go({
      ...here,
      ...(member === undefined ? {} : { member_id: keyOfMember(member) }),
      ...(item === undefined ? {} : { item_id: item.item_id }),
    });
  const member = results.members.find((one) => keyOfMember(one) === memberId);
  const item = results.items.find((one) => one.item_id === itemId);
  const name = member?.name === "" ? t("classResults.deleted") : member?.name;
  const question = item === undefined ? undefined : t("classResults.question", { position: item.position });
  const isEmpty = results.items.length === 0;
  return (
    <Flex direction="column" gap="16">
      <ResultsHead
        results={results}
        view={view}
        isFetching={isFetching}
        onView={(next) => go({ assignment_id: assignmentId, ...(next === "map" ? {} : { view: next }) })}
        onRefresh={onRefresh}
      />
      <Regrades results={results} search={{ ...here, ...search }} onGo={go} />
      {view === "map" ? (
        <MapView
          results={results}
          members={members}
          items={items}
          filter={filter}
          order={order}
          onFilter={(change) => setFilter({ ...filter, ...change })}
          onOrder={setOrder}
          onOpen={open}
        />
      ) : view === "regrades" ? null : isEmpty ? (
        <StateCard Icon={Users} title={t("classResults.nobodyYet")}>
          {t("classResults.nobodyYetDetail")}
        </StateCard>
      ) : view === "scores" ? (
        <Suspense fallback={<Skeleton height="480px" role="status" aria-label={t("state.loading")} />}>
          <ScoresView results={results} onOpen={open} />
        </Suspense>
      ) : view === "skills" ? (
        <SkillsView results={results} onOpen={open} />
      ) : view === "items" ? (
        <ItemsView results={results} onOpen={open} />
      ) : (
        <ClassPaper results={results} />
      )}
      {search.correct !== undefined || (member === undefined && item === undefined) ? null : (
        <SidePanel title={[name, question].filter((one) => one !== undefined).join(" · ")} onClose={() => go(here)}>
          {member === undefined ? (
            item === undefined ? null : (
              <ItemSummary
                assignmentId={assignmentId}
                itemId={item.item_id}
                onCorrect={() => go({ ...here, item_id: item.item_id, correct: "new" })}
              />
            )
          ) : item === undefined ? (
            <MemberSummary member={member} results={results} />
          ) : (
            <MemberAnswer member={member} item={item} items={items} members={members} onOpen={open} />
          )}
        </SidePanel>
      )}
    </Flex>
  );
}

/** The page `/studio/results`: what a class did in an assignment. */
export function ResultsPage() {
  const t = useMessage();
  const { assignment_id: assignmentId }: Partial<ResultsSearch> = useSearch({ strict: false });
  const { data, isError, error, isFetching, refetch } = useCall("classResults", { assignment_id: assignmentId ?? "" });
  const queries = useQueryClient();
  const askAgain = () => {
    void refetch();
    void queries.invalidateQueries({ queryKey: ["classScores"] });
  };
  if (data !== undefined) return <OpenedResults results={data} isFetching={isFetching} onRefresh={askAgain} />;
  if (isError) return <FaultCard fault={error} onRetry={() => void refetch()} />;
  return <Skeleton height="480px" role="status" aria-label={t("state.loading")} />;
}
