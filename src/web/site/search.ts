const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");
const optional = <Key extends string, Value>(key: Key, value: Value | undefined | ""): Partial<Record<Key, Value>> =>
  value === undefined || value === "" ? {} : ({ [key]: value } as Record<Key, Value>);

type Search = Record<string, unknown>;

export interface StartSearch {
  /** The path to return to after signing in. */
  readonly redirect?: string;
  /** Signing in with a code, or setting a new password for a forgotten one, in place of user name and password. */
  readonly way?: "code" | "forgotten";
}

export const startSearch = (search: Search): StartSearch => {
  const { way } = search;
  return {
    ...optional("redirect", text(search["redirect"])),
    ...(way === "code" || way === "forgotten" ? { way } : {}),
  };
};

export interface JoinSearch {
  /** The code of a room. */
  readonly code?: string;
  /** The assignment that a member who is signed in sits in a room. */
  readonly assignment_id?: string;
}

export const joinSearch = (search: Search): JoinSearch => ({
  ...optional("code", text(search["code"])),
  ...optional("assignment_id", text(search["assignment_id"])),
});

export interface CallbackSearch {
  readonly code?: string;
  readonly state?: string;
  readonly iss?: string;
  /** The reason why the provider did not sign the person in. */
  readonly error?: string;
}

/** The parameters with which a sign-in provider redirects back. */
export const callbackSearch = (search: Search): CallbackSearch => ({
  ...optional("code", text(search["code"])),
  ...optional("state", text(search["state"])),
  ...optional("iss", text(search["iss"])),
  ...optional("error", text(search["error"])),
});

export interface MenuSearch {
  readonly menu_id: string;
  readonly mode?: string;
  /** School grade to start from, 0–13. */
  readonly start_level?: number;
  /** The teacher's assignment for which the test is taken. */
  readonly assignment_id?: string;
}

const level = (value: unknown): number | undefined => (/^\d{1,2}$/.test(text(value)) ? Number(value) : undefined);

export const menuSearch = (search: Search): MenuSearch => ({
  menu_id: text(search["menu_id"]),
  ...optional("mode", text(search["mode"])),
  ...optional("start_level", level(search["start_level"])),
  ...optional("assignment_id", text(search["assignment_id"])),
});

export interface AssignmentSearch {
  readonly assignment_id: string;
}

export const assignmentSearch = (search: Search): AssignmentSearch => ({
  assignment_id: text(search["assignment_id"]),
});

export interface AttemptSearch {
  readonly attempt_id: string;
  readonly exercise_id?: string;
  /** The correction before which the report was as it is shown. */
  readonly replaced_by?: string;
}

export const attemptSearch = (search: Search): AttemptSearch => ({
  attempt_id: text(search["attempt_id"]),
  ...optional("exercise_id", text(search["exercise_id"])),
  ...optional("replaced_by", text(search["replaced_by"])),
});

export interface ImportSearch {
  /** The import on screen; absent: all of them. */
  readonly import?: string;
}

export const importSearch = (search: Search): ImportSearch => optional("import", text(search["import"]));

const testParts = ["paste", "write", "bank", "model", "settings", "editions", "assign"] as const;

export interface TestSearch {
  /** The draft test; absent: a new one. */
  readonly test_id?: string;
  /** The question beside the list. */
  readonly item_id?: string;
  /** What stands in place of a question; for a new test, how it begins. */
  readonly way?: (typeof testParts)[number];
}

export const testSearch = (search: Search): TestSearch => ({
  ...optional("test_id", text(search["test_id"])),
  ...optional("item_id", text(search["item_id"])),
  ...optional(
    "way",
    testParts.find((part) => part === search["way"]),
  ),
});

export interface ItemSearch {
  /** The question on screen; absent: a new one. */
  readonly item_id?: string;
}

export const itemSearch = (search: Search): ItemSearch => optional("item_id", text(search["item_id"]));

export const resultViews = ["map", "scores", "skills", "items", "regrades", "paper"] as const;
export type ResultView = (typeof resultViews)[number];

const correctionWays = ["new", "again", "restore"] as const;

export interface ResultsSearch {
  readonly assignment_id: string;
  /** What stands in place of the matrix. */
  readonly view?: ResultView;
  /** The member whose results are open; with `item_id`: whose answer. */
  readonly member_id?: string;
  readonly item_id?: string;
  /** The question is being corrected: by a new rule, by that of `regrade_id` again, or by taking that back. */
  readonly correct?: (typeof correctionWays)[number];
  /** The correction that is open. */
  readonly regrade_id?: string;
}

export const resultsSearch = (search: Search): ResultsSearch => ({
  assignment_id: text(search["assignment_id"]),
  ...optional(
    "view",
    resultViews.find((view) => view === search["view"]),
  ),
  ...optional("member_id", text(search["member_id"])),
  ...optional("item_id", text(search["item_id"])),
  ...optional(
    "correct",
    correctionWays.find((way) => way === search["correct"]),
  ),
  ...optional("regrade_id", text(search["regrade_id"])),
});

export const paperSheets = ["questions", "answers", "keys"] as const;

/** A test on paper, of an assignment, or of an edition for its author. */
export interface PaperSearch {
  readonly assignment_id?: string;
  readonly test_id?: string;
  readonly edition?: number;
  /** Absent: the questions. */
  readonly sheet?: (typeof paperSheets)[number];
}

export const paperSearch = (search: Search): PaperSearch => ({
  ...optional("assignment_id", text(search["assignment_id"])),
  ...optional("test_id", text(search["test_id"])),
  ...optional("edition", /^\d{1,5}$/.test(text(search["edition"])) ? Number(search["edition"]) : undefined),
  ...optional(
    "sheet",
    paperSheets.find((sheet) => sheet === search["sheet"]),
  ),
});

export interface MarkingSearch {
  readonly assignment_id: string;
  /** The question whose answers are marked; absent: the one that waits most. */
  readonly item_id?: string;
}

export const markingSearch = (search: Search): MarkingSearch => ({
  assignment_id: text(search["assignment_id"]),
  ...optional("item_id", text(search["item_id"])),
});

export interface LaunchSearch {
  /** The key of a launch from a learning platform. */
  readonly k: string;
}

export const launchSearch = (search: Search): LaunchSearch => ({ k: text(search["k"]) });

export interface RoomSearch {
  readonly room_id: string;
}

export const roomSearch = (search: Search): RoomSearch => ({ room_id: text(search["room_id"]) });

const classParts = ["list", "links", "teachers", "assign", "settings"] as const;

export interface ClassSearch {
  readonly class_id: string;
  /** What is open above the members. */
  readonly way?: (typeof classParts)[number];
}

export const classSearch = (search: Search): ClassSearch => ({
  class_id: text(search["class_id"]),
  ...optional(
    "way",
    classParts.find((part) => part === search["way"]),
  ),
});

export interface StudioAuditSearch {
  readonly class_id?: string;
  readonly assignment_id?: string;
  /** What happened; absent or unknown: everything. */
  readonly kind?: string;
}

export const studioAuditSearch = (search: Search): StudioAuditSearch => ({
  ...optional("class_id", text(search["class_id"])),
  ...optional("assignment_id", text(search["assignment_id"])),
  ...optional("kind", text(search["kind"])),
});

/** Query strings are plain text: no quotes around numbers, no JSON. */
export const plainSearch = {
  parseSearch: (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search: Record<string, unknown>): string => {
    const entries = Object.entries(search).flatMap(([key, value]) =>
      typeof value === "string" || typeof value === "number" ? [[key, String(value)]] : [],
    );
    return entries.length === 0 ? "" : `?${new URLSearchParams(entries).toString()}`;
  },
};
