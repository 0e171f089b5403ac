// @vitest-environment node
import { describe, expect, it } from "vitest";
import { sittingParts } from "../../../src/web/build/sitting-parts";

const library = `
export { default as Ban, default as BanIcon } from './icons/ban.mjs';
export { default as CloudAlert, default as CloudExclamationPoint } from './icons/cloud-exclamation-point.mjs';
export { default as Moon } from './icons/moon.mjs';
export { default as Trophy } from './icons/trophy.mjs';
export { default as User } from './icons/user.mjs';
`;
const root = "/project/src/web/";
const source = (path: string, ...lines: readonly string[]) => ({ path: root + path, text: `${lines.join("\n")}\n` });

const { atStart, ever } = sittingParts(
  [
    source(
      "exam/shell/Clock.tsx",
      'import { Ban, type LucideIcon } from "lucide-react";',
      'import { x } from "./Face";',
    ),
    source("exam/ExamPage.tsx", 'import { ItemCard } from "../item/Card";', 'const y = import("./tools/Tool");'),
    source("item/Card.tsx", 'import { Moon } from "lucide-react";', 'import { b } from "../ui/Bar";'),
    source("exam/tools/Tool.tsx", 'import { Card } from "../../ui/Card";'),
    source("ui/Bar.tsx"),
    source("item/Item.tsx", 'import {\n  A,\n  type B,\n} from "../ui/Card";', 'import type { C } from "../ui/Chart";'),
    source("item/review/Review.tsx", 'import { D } from "../../ui/Trend";'),
    source("app/SignedIn.tsx", 'import { PageFrame } from "./PageFrame";'),
    source("app/PageFrame.tsx", 'import { frameOf } from "../site/frame";', 'const x = import("../ui/Late");'),
    source("ui/Card.tsx", 'import { CloudAlert } from "lucide-react";', 'export { y } from "./times";'),
    source("ui/times.ts"),
    source("ui/Chart.tsx", 'import { Trophy } from "lucide-react";'),
    source("ui/Trend.tsx"),
    source("ui/Late.tsx"),
    source("site/frame.ts", 'import { User } from "lucide-react";', 'import { z } from "../ui/Card";'),
    source("home/Home.tsx", 'import { Trophy } from "lucide-react";', 'import { Trend } from "../ui/Trend";'),
  ],
  library,
);

describe("the modules that sittings share with other pages", () => {
  it.each(["ui/Card.tsx", "ui/times.ts", "site/frame.ts", "ui/Bar.tsx"])(
    "%s is, followed from page to part",
    (path) => {
      expect(ever(root + path)).toBe(true);
    },
  );

  it.each(["ui/Chart.tsx", "ui/Trend.tsx", "ui/Late.tsx", "home/Home.tsx", "app/PageFrame.tsx", "item/Item.tsx"])(
    "%s is not: a type, a review, what comes later, a page of its own",
    (path) => {
      expect(ever(root + path)).toBe(false);
    },
  );

  it("are its icons, by whichever name they are asked for", () => {
    const icon = (name: string) => ever(`/project/node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
    expect(["ban", "cloud-exclamation-point", "user", "trophy"].map(icon)).toEqual([true, true, true, false]);
  });

  it("are at the start what its page and the frame around it show, followed through the views", () => {
    const icon = (name: string) => `/project/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;
    const shown = ["ui/Bar.tsx", "ui/times.ts", "site/frame.ts", "ui/Late.tsx", "exam/tools/Tool.tsx"];
    expect(shown.map((path) => atStart(root + path))).toEqual([true, true, true, false, false]);
    expect(["moon", "user", "ban"].map((name) => atStart(icon(name)))).toEqual([true, true, false]);
  });
});
