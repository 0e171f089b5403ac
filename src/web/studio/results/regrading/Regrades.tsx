import { Suspense } from "react";
import type { ClassResults } from "../../../../contract/classes/class-results";
import type { RegradeEntry } from "../../../../contract/classes/regrades";
import { useMessage } from "../../../i18n/use-message";
import { lazyPart } from "../../../loading/lazy-part";
import { Can } from "../../../permissions/Can";
import type { ResultsSearch } from "../../../site/search";
import { Skeleton } from "../../../ui/Skeleton";
import { SidePanel } from "../SidePanel";
import { RegradeList } from "./RegradeList";
import { RegradeNotice } from "./RegradeNotice";

const RegradePanel = lazyPart(() => import("./RegradePanel"), "RegradePanel");
const RegradeShown = lazyPart(() => import("./RegradeShown"), "RegradeShown");

interface RegradesProps {
  readonly results: ClassResults;
  readonly search: ResultsSearch;
  readonly onGo: (search: ResultsSearch) => void;
}

/** The corrections of an assignment: a notice of those that wait, their list, and the one that is open. */
export function Regrades({ results, search, onGo }: RegradesProps) {
  const t = useMessage();
  const { assignment_id: assignmentId, items, scale } = results;
  const { view, item_id: itemId, correct, regrade_id: regradeId } = search;
  const here = { assignment_id: assignmentId, ...(view === undefined ? {} : { view }) };
  const list = { assignment_id: assignmentId, view: "regrades" } as const;
  const item = items.find((one) => one.item_id === itemId);
  const open = (id: string | undefined) => onGo(id === undefined ? list : { ...list, regrade_id: id });
  const correctAs = (way: "again" | "restore", regrade: RegradeEntry) =>
    onGo({ ...list, item_id: regrade.item_id, correct: way, regrade_id: regrade.regrade_id });
  const title = item === undefined ? t("regrade.what") : t("regrade.title", { position: item.position });
  return (
    <Can permission={["regrade.second"]}>
      <RegradeNotice assignmentId={assignmentId} onOpen={open} />
      {view === "regrades" ? <RegradeList results={results} onOpen={open} /> : null}
      {correct === undefined && regradeId === undefined ? null : (
        <SidePanel
          title={correct === undefined ? t("regrade.what") : title}
          onClose={() => onGo(correct === "new" && itemId !== undefined ? { ...here, item_id: itemId } : here)}
        >
          <Suspense fallback={<Skeleton height="320px" role="status" aria-label={t("state.loading")} />}>
            {correct !== undefined && itemId !== undefined ? (
              <RegradePanel
                key={`${itemId} ${correct} ${regradeId ?? ""}`}
                assignmentId={assignmentId}
                itemId={itemId}
                way={correct}
                regradeId={regradeId}
                scale={scale}
                onList={() => open(undefined)}
              />
            ) : regradeId === undefined ? null : (
              <RegradeShown key={regradeId} results={results} regradeId={regradeId} onCorrect={correctAs} />
            )}
          </Suspense>
        </SidePanel>
      )}
    </Can>
  );
}
