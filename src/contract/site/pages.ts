import { examPagesOf, families, familyIds } from "../families.ts";

/** The facts about a page that server, router and the first paint share (SPEC §2). */
export interface PageFacts {
  /** `person`: only for people who are signed in. */
  readonly access: "public" | "person";
  /** The first-level menu that contains the page; null: none. */
  readonly level: "tests" | "learning" | "me" | "studio" | "manage" | "developer" | null;
  /** Shown without the console around it. */
  readonly bare?: boolean;
  /** Included in the list of routes that the server sends to people who take tests. */
  readonly listed?: boolean;
  /** Listed only for people with this permission, or with any one of these. */
  readonly permission?: string | readonly string[];
}

const open = { access: "public", level: null } as const;
const outside = { ...open, bare: true } as const;
const ofPerson = { access: "person", listed: true } as const;
const inTests = { ...ofPerson, level: "tests" } as const;
const inStudio = { access: "person", level: "studio" } as const;
const inMe = { ...ofPerson, level: "me" } as const;

/** The pages of every family; a page shared by several deliveries is listed once. */
const familyPages = Object.fromEntries(
  familyIds.flatMap((family): (readonly [string, PageFacts])[] => {
    const { pages: own } = families[family];
    const exams = examPagesOf(family).map(
      ({ page, isAvailable }) => [page, { ...inTests, bare: isAvailable }] as const,
    );
    const others = [own.detail, own.result, own.report].flatMap((page) =>
      page === null ? [] : [[page, inTests] as const],
    );
    return [...others, ...exams];
  }),
);

/** Every page of the application by its path; any other path leads to /404. */
export const pages: Readonly<Record<string, PageFacts>> = {
  "/": { ...open, listed: true },
  "/index": { ...open, listed: true },
  "/login": outside,
  "/register": outside,
  "/callback": outside,
  "/visitor": outside,
  "/visitorResult": outside,
  "/join": outside,
  "/404": open,
  "/403": open,
  "/error": open,
  "/error/404": open,
  "/learningRecord": { ...ofPerson, level: "learning" },
  "/wrongBook": { ...ofPerson, level: "learning" },
  "/favorites": { ...ofPerson, level: "learning" },
  "/practise": { ...ofPerson, level: "learning" },
  "/center": inMe,
  "/setting/personalCenter": inMe,
  "/document": inMe,
  "/analyse": inTests,
  "/examAccess": inTests,
  "/assignment": inTests,
  ...familyPages,
  "/help": { access: "public", level: null, listed: true },
  "/studio": { ...inStudio, permission: ["item.write", "item.review"] },
  "/studio/items": { ...inStudio, permission: "item.write" },
  "/studio/item": { ...inStudio, permission: "item.write" },
  "/studio/import": { ...inStudio, permission: "test.import" },
  "/studio/test": { ...inStudio, permission: "item.write" },
  "/studio/results": { ...inStudio, permission: "result.read" },
  "/studio/paper": { ...inStudio, permission: ["assignment.manage", "item.write"] },
  "/studio/marking": { ...inStudio, permission: "mark.write" },
  "/studio/classes": { ...inStudio, permission: "class.manage" },
  "/studio/class": { ...inStudio, permission: "class.manage" },
  "/studio/assignment": { ...inStudio, permission: "assignment.manage" },
  "/studio/audit": { ...inStudio, permission: "audit.read" },
  "/room": { ...inStudio, permission: "room.invigilate" },
  "/room/screen": { ...inStudio, bare: true, permission: "room.invigilate" },
  "/room/cards": { ...inStudio, permission: "room.invigilate" },
  "/room/record": { ...inStudio, permission: "room.invigilate" },
  "/launch/person": { ...inMe, bare: true },
  "/launch/tests": { ...inStudio, bare: true, permission: "assignment.manage" },
  "/site/config": { access: "person", level: "manage", permission: "site.edit" },
  "/site/notices": { access: "person", level: "manage", permission: "notice.write" },
  "/site/users": { access: "person", level: "manage", permission: "user.manage" },
  "/site/audit": { access: "person", level: "manage", permission: "user.manage" },
  "/site/integrations": { access: "person", level: "manage", permission: "integration.manage" },
  "/site/server": { access: "person", level: "manage", permission: "site.edit" },
  "/inspect": { access: "public", level: "developer", bare: true, permission: "inspect" },
};

const pathsOf = (holds: (page: PageFacts) => boolean): string[] =>
  Object.entries(pages).flatMap(([path, page]) => (holds(page) ? [path] : []));

/** Pages without the console around them. */
export const barePages = pathsOf(({ bare }) => bare === true);

/** Pages beside which the column layout shows its second column. */
export const columnPages = pathsOf(({ level, bare }) => level !== null && bare !== true);
