import fc from "fast-check";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  defaultThemeSettings,
  knownSettings,
  settingChoices,
  settingNames,
} from "../../../machines/appearance/theme-settings";
import { pages } from "../../../src/contract/site/pages";
import { makeRouter } from "../../../src/web/app/router";
import { applyLook } from "../../../src/web/console/theme/apply-look";
import en from "../../../src/web/i18n/en.json";
import zh from "../../../src/web/i18n/zh.json";
import { boot, fetchedBy, page, paint, withoutModules } from "./page";

const plain = {
  "data-background": "none",
  "data-column-style": "card",
  "data-fold": "true",
  "data-layout": "column",
  "data-mode": "light",
  "data-progress": "true",
  "data-tabs": "true",
  "data-text": "normal",
  "data-theme": "blue-black",
};

const ground = "value of --iv-colors-bg-page";

/** The attributes for a signed-out person on the landing page. */
const atTheDoor = { ...plain, "data-landing": "true" };

const settings = fc.record(
  Object.fromEntries(settingNames.map((name) => [name, fc.constantFrom<unknown>(...settingChoices[name])])),
);
const garbage = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .record(Object.fromEntries(settingNames.map((name) => [name, fc.jsonValue()])), { requiredKeys: [] })
    .map((value) => JSON.stringify(value)),
);

/** The same attributes as the running console sets them. */
const live = (kept: unknown, isNarrow: boolean, isFolded: boolean, prefersDark = false): Record<string, string> => {
  const root = document.createElement("html");
  const known = knownSettings(kept);
  applyLook(root, known, isNarrow ? "vertical" : known.layout, prefersDark);
  // only the first paint sets the fold; the frame has its own state
  return {
    ...Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value])),
    "data-fold": String(isFolded),
  };
};

describe("the script of the first paint", () => {
  it("leaves the defaults where nothing is stored", () => {
    expect(paint(boot, { kept: {} })).toEqual({ attributes: atTheDoor, lang: "zh", themeColor: ground });
  });

  it("leaves the defaults where storage is forbidden", () => {
    expect(paint(boot, { kept: null })).toEqual({ attributes: atTheDoor, lang: "zh", themeColor: ground });
  });

  it("is dark where the device is, unless something else was chosen", () => {
    const modeOf = (mode: string | undefined, prefersDark: boolean) =>
      paint(boot, { kept: { theme: JSON.stringify({ mode }) }, prefersDark }).attributes["data-mode"];
    expect([modeOf(undefined, true), modeOf("light", true), modeOf("dark", false), modeOf("dim", false)]).toEqual([
      "dark",
      "light",
      "dark",
      "light",
    ]);
  });

  it("greets with the landing page's sentence at the front door alone, and in both languages", () => {
    const greeted = (kept: Record<string, string>, path: string) =>
      paint(boot, { kept, path }).attributes["data-landing"] === "true";
    expect(greeted({}, "/")).toBe(true);
    expect(greeted({}, "/login")).toBe(false);
    expect(greeted({ token: "t" }, "/")).toBe(false);
    expect(page).toContain(`<p lang="zh">${zh["landing.lead"]}</p>`);
    expect(page).toContain(`<p lang="en">${en["landing.lead"]}</p>`);
  });

  it("puts everything that was chosen on the root, and the frame for who is signed in", () => {
    const theme = JSON.stringify({
      ...defaultThemeSettings,
      mode: "dark",
      textSize: "larger",
      layout: "common",
      themeName: "ocean",
      background: "vab-background",
      columnStyle: "arrow",
      showTabs: false,
    });
    expect(paint(boot, { kept: { theme, language: "en", collapse: "true", token: "t" } })).toEqual({
      attributes: {
        "data-background": "vab-background",
        "data-column-style": "arrow",
        "data-fold": "true",
        "data-frame": "true",
        "data-layout": "common",
        "data-mode": "dark",
        "data-progress": "true",
        "data-tabs": "false",
        "data-text": "larger",
        "data-theme": "ocean",
      },
      lang: "en",
      themeColor: "value of --iv-colors-top-bg",
    });
  });

  it("agrees with the running console, for every setting, width and device", () => {
    fc.assert(
      fc.property(settings, fc.boolean(), fc.boolean(), fc.boolean(), (kept, isNarrow, isFolded, prefersDark) => {
        const { attributes } = paint(boot, {
          kept: { theme: JSON.stringify(kept), collapse: String(isFolded) },
          isNarrow,
          prefersDark,
          path: "/center",
        });
        expect(attributes).toEqual(live(kept, isNarrow, isFolded, prefersDark));
      }),
    );
  });

  it("uses the default for a value that it does not understand, and never throws", () => {
    fc.assert(
      fc.property(garbage, fc.string(), fc.string(), (theme, language, collapse) => {
        const { attributes, lang } = paint(boot, { kept: { theme, language, collapse }, path: "/center" });
        let kept: unknown = null;
        try {
          kept = JSON.parse(theme);
        } catch {}
        expect(attributes).toEqual(live(kept, false, collapse === "true"));
        expect(lang).toBe(language === "en" ? "en" : "zh");
      }),
      { numRuns: 500 },
    );
  });

  it("has the second column only where the first level has children", () => {
    const folds = Object.fromEntries(
      ["/", "/index", "/examAccess/MAPDetail", "/404", "/learningRecord", "/center", "/setting/personalCenter"].map(
        (path) => [path, paint(boot, { kept: {}, path }).attributes["data-fold"]],
      ),
    );
    expect(folds).toEqual({
      "/": "true",
      "/index": "true",
      "/examAccess/MAPDetail": "false",
      "/404": "true",
      "/learningRecord": "false",
      "/center": "false",
      "/setting/personalCenter": "false",
    });
  });

  it("draws no frame around separate pages and sittings, and one around every other page", () => {
    const { routesByPath } = makeRouter({} as never);
    const routes = Object.values(routesByPath).map(({ fullPath, options }) => ({
      path: fullPath,
      isBare: options.staticData?.bare === true,
    }));
    expect(routes.map(({ path }) => path).filter((path) => path !== "/$" && !(path in pages))).toEqual([]);
    const isFramed = (path: string) => "data-frame" in paint(boot, { kept: { token: "t" }, path }).attributes;
    const sittings = /Exam(Auto)?$/;
    expect(
      routes
        .filter(({ isBare }) => isBare)
        .map(({ path }) => path)
        .filter(isFramed),
    ).toEqual([]);
    expect(
      routes
        .filter(({ path, isBare }) => !isBare && !sittings.test(path) && path !== "/examAccess/examAuto")
        .map(({ path }) => path)
        .filter((path) => !isFramed(path)),
    ).toEqual([]);
    expect(routes.length).toBeGreaterThan(30);
  });

  it("draws no frame without a token", () => {
    expect(paint(boot, { kept: { token: "" }, path: "/center" }).attributes).not.toHaveProperty("data-frame");
  });
});

describe("a browser that is too old", () => {
  it.each([
    "AbortSignal.any = undefined",
    "AbortSignal = undefined",
    "delete Array.prototype.toSpliced",
    "root.showPopover = undefined",
  ])("gets a message: %s", (lacks) => {
    expect(paint(boot, { kept: {}, lacks }).attributes).toEqual({ ...atTheDoor, "data-old": "true" });
  });

  it("gets a message also where none of the features that the script tests exists", () => {
    expect(
      paint(boot, {
        kept: null,
        lacks: "matchMedia = undefined; AbortSignal = undefined; root.showPopover = undefined",
      }).attributes,
    ).toEqual({ ...atTheDoor, "data-old": "true" });
  });

  it("without modules gets a message by a script that others skip, in old syntax", () => {
    expect(paint(withoutModules, { kept: null }).attributes).toEqual({ "data-old": "true" });
    // addresses of pages are no syntax
    for (const script of [withoutModules, boot].map((one) => one.replaceAll(/\/studio\/\w+/g, "")))
      expect(script).not.toMatch(/=>|\b(?:let|const|class|async)\b|`|\?\.|\?\?/);
  });

  it("reads both languages", () => {
    const root = new DOMParser().parseFromString(page, "text/html");
    const dialog = root.querySelector("[role=dialog]");
    const text = (id: string | null | undefined) =>
      root
        .getElementById(id ?? "")
        ?.textContent.replaceAll(/\s+/g, " ")
        .trim();
    expect(text(dialog?.getAttribute("aria-labelledby"))).toBe("请更新浏览器 Please update your browser");
    for (const words of ["Chrome、Edge、Firefox 或 Safari", "Chrome, Edge, Firefox or Safari"])
      expect(text(dialog?.getAttribute("aria-describedby"))).toContain(words);
  });
});

describe("index.html", () => {
  it("stays small", () => {
    expect(gzipSync(page).length).toBeLessThan(6_500);
  });
});

describe("what the first paint fetches", () => {
  const sitting = { path: "/examAccess/exam", search: "?menu_id=two%20words" } as const;
  const headers = { "Accept-Language": "en", menuId: "two words", Authorization: "Bearer secret" };

  it("is, on the page of a sitting, the files of that sitting and the answers with which it starts", () => {
    expect(fetchedBy({ kept: { token: "secret", language: "en" }, ...sitting })).toEqual({
      files: [
        "/assets/en.js",
        "/assets/ExamPage.js",
        "/assets/exam.en.js",
        "/assets/fixed.js",
        "/assets/sections.en.js",
        "/assets/inter.woff2",
      ],
      calls: [
        ["https://site.example/api/common/config", headers],
        ["https://site.example/api/user/info", headers],
        ["https://site.example/api/home/get_menu_detail?menu_id=two+words", headers],
      ],
    });
  });

  it("calls nothing for a person who is not signed in", () => {
    const { files, calls } = fetchedBy({ kept: {}, ...sitting });
    expect([files.includes("/assets/ExamPage.js"), calls]).toEqual([true, []]);
  });

  it("is nothing of a sitting on other pages", () => {
    expect(fetchedBy({ kept: { token: "secret" }, path: "/center" })).toEqual({
      files: ["/assets/zh.js", "/assets/inter.woff2"],
      calls: [],
    });
  });

  it.each([
    ["3g", true],
    ["2g", true],
    ["slow-2g", true],
    ["4g", false],
    [undefined, false],
  ])("leaves the typeface of a sitting for later on a connection like %s: %s", (effectiveType, isLater) => {
    const browser = {
      kept: { token: "secret" },
      ...sitting,
      ...(effectiveType === undefined ? {} : { effectiveType }),
    };
    const { files } = fetchedBy(browser);
    expect([paint(boot, browser).attributes["data-typeface"], files.includes("/assets/inter.woff2")]).toEqual([
      isLater ? "later" : undefined,
      !isLater,
    ]);
  });
});
