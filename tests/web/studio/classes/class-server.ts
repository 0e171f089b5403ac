import type { ClassDetail, ClassEntry, ClassMember } from "../../../../src/contract/classes/classes";
import type { RosterRow } from "../../../../src/contract/classes/rosters";
import { stubServer, type Asked } from "../../open-page";

export const memberOf = (memberId: string, name: string, more: Partial<ClassMember> = {}): ClassMember => ({
  member_id: memberId,
  name,
  external_id: null,
  username: null,
  access: "link",
  accommodation: null,
  other: {},
  left_at: null,
  ...more,
});

export const entryOf = (classId: string, name: string, more: Partial<ClassEntry> = {}): ClassEntry => ({
  class_id: classId,
  version: 1,
  name,
  school_year: "2026/27",
  archived: false,
  members: 0,
  assignments: 0,
  role: "owner",
  teachers: ["Ms Lin"],
  ...more,
});

export const detailOf = (members: readonly ClassMember[], more: Partial<ClassDetail> = {}): ClassDetail => ({
  class_id: "c1",
  version: 4,
  name: "4b",
  school_year: "2026/27",
  archived: false,
  role: "owner",
  teachers: [{ username: "lin", nickname: "Ms Lin", role: "owner", active: true }],
  members: [...members],
  left: 0,
  ...more,
});

/** A row of a comparison for somebody new. */
export const rowOf = (line: number | null, name: string, more: Partial<RosterRow> = {}): RosterRow => ({
  line,
  kind: "new",
  member_id: null,
  name,
  external_id: null,
  username: null,
  other: {},
  was: null,
  ...more,
});

/** What a comparison with the class answers: every line of a text is a name. */
export const comparedText = (text: string) => ({
  digest: "0123456789abcdef",
  rows: text.split("\n").map((name, place) => rowOf(place + 1, name)),
  columns: { read: ["name"], other: [] },
  refused: [],
});

type Handlers = Parameters<typeof stubServer>[0];

/** The server's side of classes; `more` replaces single answers. */
export const classServer = (more: Handlers = {}): readonly Asked[] =>
  stubServer({
    studioClasses: ({ archived }) => ({ classes: archived === "1" ? [entryOf("c9", "3a", { archived: true })] : [] }),
    studioClass: () => detailOf([]),
    saveClass: () => ({ class_id: "c1", version: 1 }),
    rosterDiff: ({ text }) => comparedText(String(text)),
    rosterApply: () => ({ class_id: "c1", version: 2, joined: 2, left: 0, changed: 0 }),
    studioAssignments: () => ({ assignments: [], total: 0, page_size: 50 }),
    menuList: () => ({ list: [] }),
    studioTests: () => ({ tests: [], total: 0 }),
    ...more,
  }).asked;
