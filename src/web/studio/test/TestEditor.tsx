import { Flex } from "@chakra-ui/react/flex";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { isDraftSaved, selectDraftPhase } from "../../../../machines/studio/draft.selectors";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import type { TestSearch } from "../../site/search";
import { usePageName, useUnsaved } from "../../ui/page";
import { Skeleton } from "../../ui/Skeleton";
import type { TestPlace } from "./assembly";
import { FixedAssembly } from "./FixedAssembly";
import { TestHead } from "./TestHead";
import { useTestWriting, type OpenTestDraft } from "./use-test-draft";

const DraftNotice = lazyPart(() => import("./DraftNotice"), "DraftNotice");
const PublishDialog = lazyPart(() => import("./PublishDialog"), "PublishDialog");
const RuledAssembly = lazyPart(() => import("./RuledAssembly"), "RuledAssembly");

/** Everything about one draft test: its title, how it is saved and published, and what it is put together of. */
export function TestEditor({ open }: { readonly open: OpenTestDraft }) {
  const t = useMessage();
  const navigate = useNavigate();
  const { test_id: testId, item_id: itemId, way }: TestSearch = useSearch({ strict: false });
  const [isPublishing, publish] = useState(false);
  const writing = useTestWriting(open);
  const { snapshot, definition } = writing;
  usePageName(definition.title);
  useUnsaved(!isDraftSaved(snapshot));
  const { id } = snapshot.context;
  // a place that was wanted just before the server had the test is not lost when the address gets its id
  const wanted = useRef<TestSearch>({});
  const move = (place: TestSearch, replace: boolean) => {
    wanted.current = place;
    const { id: now } = open.actor.getSnapshot().context;
    void navigate({
      to: ".",
      search: { ...(now === null ? {} : { test_id: now }), ...place },
      replace,
    } as never);
  };
  const go: TestPlace["go"] = (place) => move(place, false);
  const settle = useEffectEvent(() => {
    if (id !== null && testId !== id) move(wanted.current, true);
  });
  useEffect(() => {
    wanted.current = {
      ...(itemId === undefined ? {} : { item_id: itemId }),
      ...(way === undefined ? {} : { way }),
    };
  }, [itemId, way]);
  useEffect(() => settle(), [id]);
  const place: TestPlace = { itemId, way, go };
  return (
    <Flex direction="column" gap="12">
      <TestHead writing={writing} place={place} onPublish={() => publish(true)} />
      {selectDraftPhase(snapshot) === "refused" || snapshot.context.theirs !== null ? (
        <Suspense fallback={null}>
          <DraftNotice writing={writing} />
        </Suspense>
      ) : null}
      {definition.kind === "fixed" ? (
        <FixedAssembly writing={writing} test={definition} place={place} />
      ) : (
        <Suspense fallback={<Skeleton height="320px" role="status" aria-label={t("state.loading")} />}>
          <RuledAssembly writing={writing} test={definition} place={place} />
        </Suspense>
      )}
      {isPublishing ? (
        <Suspense fallback={null}>
          <PublishDialog writing={writing} place={place} onClose={() => publish(false)} />
        </Suspense>
      ) : null}
    </Flex>
  );
}
