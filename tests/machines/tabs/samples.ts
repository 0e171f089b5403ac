import type { Page } from "../../../machines/tabs/tab";
import type { tabsMachine } from "../../../machines/tabs/tabs.machine";
import type { Exploration } from "../../support/paths";

const page = (href: string, changes: Partial<Page> = {}): Page => ({
  key: href,
  href,
  title: "title.detail",
  icon: "file-text",
  isPinned: false,
  isKept: true,
  ...changes,
});

export const home = page("/", { title: "title.home", icon: "house", isPinned: true });
export const record = page("/learningRecord", { title: "title.learningRecord", icon: "list-checks" });
export const center = page("/center", { title: "title.center", icon: "circle-user-round" });
export const detail = page("/examAccess/detail?menu_id=7");
export const exam = page("/examAccess/exam?menu_id=7", { title: "title.exam", isKept: false });

type Samples = Exploration<typeof tabsMachine>["samples"];

/** Events that only change facts of a tab; each once, so that every list of samples is complete. */
const asides: Samples = [
  { type: "page.named", key: record.key, name: { en: "Record of Ann" } },
  { type: "tab.moved", key: record.key, to: 2 },
  { type: "tabs.synced", pages: [home, record, center] },
  { type: "rights.changed", keys: [home.key, record.key] },
  { type: "person.changed" },
];

/** Pages that come, change and go. */
export const closingPages: Exploration<typeof tabsMachine> = {
  input: { pages: [home, center] },
  samples: [
    ...asides,
    { type: "page.opened", page: record },
    { type: "page.untabbed", key: null },
    { type: "page.changed", key: record.key, isDirty: true },
    { type: "page.changed", key: record.key, isDirty: false },
    { type: "page.changed", key: center.key, isDirty: true },
    { type: "tab.refreshed", key: record.key },
    { type: "tabs.closed", key: record.key, scope: "self" },
    { type: "tabs.closed", key: record.key, scope: "others" },
    { type: "closing.confirmed" },
    { type: "closing.refused" },
    { type: "reload.confirmed" },
    { type: "reload.refused" },
    { type: "sitting.began", page: exam },
    { type: "sitting.ended", key: exam.key },
  ],
  project: ({ context: { tabs, active, reloading } }) => [active, tabs.some(({ isDirty }) => isDirty), reloading],
};

/** A sitting among them, from its beginning to its end. */
export const sittingThrough: Exploration<typeof tabsMachine> = {
  input: { pages: [home] },
  samples: [
    ...asides,
    { type: "page.opened", page: detail },
    { type: "page.opened", page: exam },
    { type: "page.untabbed", key: home.key },
    { type: "sitting.began", page: exam },
    { type: "sitting.ended", key: exam.key },
    { type: "tab.refreshed", key: exam.key },
    { type: "tabs.closed", key: home.key, scope: "all" },
    { type: "page.changed", key: detail.key, isDirty: false },
    { type: "closing.confirmed" },
    { type: "closing.refused" },
    { type: "reload.confirmed" },
    { type: "reload.refused" },
  ],
  project: ({ context: { tabs, active, goal } }) => [
    active,
    tabs.find(({ key }) => key === exam.key)?.sitting ?? null,
    goal,
  ],
};
