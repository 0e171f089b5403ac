import { Flex } from "@chakra-ui/react/flex";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isDraftSaved } from "../../../../machines/studio/draft.selectors";
import type { TestSearch } from "../../site/search";
import { usePageName, useUnsaved } from "../../ui/page";
import type { TestPlace } from "./assembly";
import { DraftNotice } from "./DraftNotice";
import { FixedAssembly } from "./FixedAssembly";
import { PublishDialog } from "./PublishDialog";
import { RuledAssembly } from "./RuledAssembly";
import { TestHead } from "./TestHead";
import { useTestWriting, type OpenTestDraft } from "./use-test-draft";

/** Everything about one draft test: its title, how it is saved and published, and what it is put together of. */
export function TestEditor({ open }: { readonly open: OpenTestDraft }) {
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
      <DraftNotice writing={writing} />
      {definition.kind === "fixed" ? (
        <FixedAssembly writing={writing} test={definition} place={place} />
      ) : (
        <RuledAssembly writing={writing} test={definition} place={place} />
      )}
      {isPublishing ? <PublishDialog writing={writing} place={place} onClose={() => publish(false)} /> : null}
    </Flex>
  );
}
