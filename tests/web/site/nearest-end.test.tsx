import { QueryClient } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { visitorMachine } from "../../../machines/visitor/visitor.machine";
import type { Visit } from "../../../src/contract/account/visitors";
import type { Language } from "../../../src/contract/item/content";
import { VisitorProvider } from "../../../src/web/contexts/visitor-context";
import { VisitCard } from "../../../src/web/guest/VisitCard";
import { ContinueCard } from "../../../src/web/home/ContinueCard";
import { FamilySection } from "../../../src/web/home/FamilySection";
import { StartPanel } from "../../../src/web/home/StartPanel";
import { makeMessageStore } from "../../../src/web/i18n/messages";
import { MessagesProvider } from "../../../src/web/i18n/MessagesProvider";
import { recordQuery } from "../../../src/web/learning/record/record-list";
import { SittingMark } from "../../../src/web/learning/record/SittingParts";
import { UnderWay } from "../../../src/web/learning/record/UnderWay";
import { makeTextStorage } from "../../../src/web/platform/storage";
import { memoryStorage } from "../../support/memory-storage";
import { exam, home, openConsole } from "../console/tabs/open-console";
import { attempt, card, inRouter } from "../home/samples";
import { underWay } from "../learning/samples";
import { openPage, stubServer } from "../open-page";
import { messages } from "../show";

const minute = 60_000;
const now = Date.UTC(2026, 10, 20, 9, 0);
const nothing = () => undefined;

/** A section of half an hour has begun; the test as a whole has no limit. */
const clocks = { deadline: null, stage_deadline: now + 31 * minute + 42_000, timed: true } as const;
const open = attempt({ status: "sitting", finished_at: null, score: null, ...clocks });
const sitting = underWay(clocks);
const test = card({ status: "sitting", open_attempt: open });

const visit: Visit = {
  guest_id: "g1",
  name: "Mia",
  invitation: {
    share_id: "s1",
    kind: "test",
    menu_id: "m1",
    family: "custom",
    exam_info: test.exam_info,
    title: { en: "Biology" },
    measures: { en: "Cells" },
    inviter: "Ms Chen",
    valid_until: now + 600 * minute,
    sees_result: true,
    strict: true,
    items: 4,
    time_limit_ms: null,
    grades: [],
  },
  attempt: { ...open, attempt_id: "a1" },
  of_room: false,
  ends_at: now + 600 * minute,
  server_time: now,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now });
});
afterEach(() => void vi.useRealTimers());

const underWayList = (language: Language) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const query = recordQuery({ family: null, state: "sitting" }, { by: "date", isDescending: true }, 1);
  client.setQueryData(["answerRecord", query, language], { kind: "list", list: [sitting], total: 1, counts: [] });
  inRouter(<UnderWay counts={[{ family: "map", status: "sitting", sittings: 1 }]} />, language, client);
};
const startPanel = (language: Language) => {
  const detail = { ...test, attempt_limit: null, release: { when: "after_finish" as const }, sections: [], rules: [] };
  const choices = { start_levels: [], start_level: null, attempts: [], open_attempt: open };
  inRouter(<StartPanel test={{ ...detail, ...choices }} mode="full" onMode={nothing} onOver={nothing} />, language);
};
const visitCard = async (language: Language) => {
  stubServer({ visitInfo: () => visit });
  const storage = makeTextStorage(() => memoryStorage({ language }));
  const store = makeMessageStore(async (_, wanted) => messages[wanted], storage, "language");
  await store.load(["app"]);
  const visitor = createActor(visitorMachine, { input: null });
  await openPage(
    () => (
      <MessagesProvider store={store}>
        <VisitorProvider value={visitor}>
          <VisitCard />
        </VisitorProvider>
      </MessagesProvider>
    ),
    "/visitor",
    language,
  );
};
const tab = async (language: Language) => {
  stubServer({ menuList: () => ({ list: [{ family: "map", title: { en: "MAP", zh: "MAP" }, tests: [test] }] }) });
  const page = { ...exam, href: `${exam.href}?menu_id=m1` };
  await openConsole({ pages: [home], at: home, language, events: [{ type: "sitting.began", page }] });
};

const places: readonly (readonly [string, (language: Language) => unknown])[] = [
  [
    "home's card to go on with",
    (language) => inRouter(<ContinueCard open={{ test, attempt: open }} onOver={nothing} />, language),
  ],
  [
    "a test's card",
    (language) =>
      inRouter(<FamilySection family={{ family: "map", title: { en: "MAP", zh: "MAP" }, tests: [test] }} />, language),
  ],
  ["a test's page", startPanel],
  ["the record's sittings under way", underWayList],
  ["a row of the record", (language) => inRouter(<SittingMark sitting={sitting} />, language)],
  ["a guest's visit", visitCard],
  ["a tab", tab],
];
const words = {
  en: {
    left: /31:42 left in this part/,
    later: /30:40 left in this part/,
    over: /The time of this part is over/,
    untimed: "No time limit",
  },
  zh: { left: /本部分剩余 31:42/, later: /本部分剩余 30:40/, over: /本部分时间已到/, untimed: "不限时" },
} as const;
const cases = places.flatMap(([place, show]) => (["en", "zh"] as const).map((language) => ({ place, language, show })));

describe("the end of a section, where the test as a whole has none", () => {
  it.each(cases)("is shown and counts down in $place ($language)", async ({ language, show }) => {
    const { left, later, over, untimed } = words[language];
    await act(async () => {
      await show(language);
      await Promise.all([
        import("../../../src/web/site/SittingTime"),
        import("../../../src/web/console/tabs/TabClock"),
      ]);
    });
    const shown = () => document.body.textContent ?? "";
    await waitFor(() => expect(shown()).toMatch(/\d:\d\d/), { timeout: 3_000 });
    const passes = (ms: number) => act(() => void vi.setSystemTime(now + ms - 1_000).advanceTimersByTime(1_000));
    passes(0);
    expect(shown()).toMatch(left);
    expect(screen.queryByText(untimed)).toBeNull();
    passes(62_000);
    expect(shown()).toMatch(later);
    passes(32 * minute);
    expect(shown()).toMatch(over);
  });
});
