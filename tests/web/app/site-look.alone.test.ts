import { beforeEach, describe, expect, it } from "vitest";
import type { SiteConfig } from "../../../src/contract/account/account";
import { applySiteLook } from "../../../src/web/app/site-look";
import { isMarked, showWatermark, watermarkOf } from "../../../src/web/app/watermark";
import { makeTextStorage } from "../../../src/web/platform/storage";
import { siteTheme } from "../../../src/web/site/site-theme";
import { memoryStorage } from "../../support/memory-storage";
import { plainSite } from "../../support/plain-site";

const script = "https://count.example.org/count.js";

let kept = memoryStorage({});
const look = (change: Partial<SiteConfig>, hostname = "school.example.org") =>
  applySiteLook(
    { ...plainSite, ...change },
    { document, location: { hostname }, storage: makeTextStorage(() => kept) },
  );

beforeEach(() => {
  kept = memoryStorage({});
  for (const left of document.querySelectorAll("link[rel=icon], script[data-statistics]")) left.remove();
  const icon = Object.assign(document.createElement("link"), { rel: "icon", type: "image/svg+xml" });
  document.head.append(Object.assign(icon, { href: "data:image/svg+xml,x" }));
  delete document.documentElement.dataset["theme"];
  document.body.innerHTML = "";
});

describe("the look of a site", () => {
  it("has the site's icon, or the product's where there is none", () => {
    const icon = () => document.querySelector("link[rel=icon]")?.getAttribute("href");
    look({});
    expect(icon()).toBe("data:image/svg+xml,x");
    look({ favicon: "/uploads/icon.png" });
    expect([icon(), document.querySelector("link[rel=icon]")?.hasAttribute("type")]).toEqual([
      "/uploads/icon.png",
      false,
    ]);
  });

  it("has the site's theme where the person has saved none, also at the next first paint", () => {
    look({ theme_id: "ocean" });
    expect([document.documentElement.dataset["theme"], kept.getItem("siteTheme"), siteTheme.get()]).toEqual([
      "ocean",
      "ocean",
      "ocean",
    ]);
    kept.setItem("theme", "{}");
    look({ theme_id: "red-white" });
    expect([document.documentElement.dataset["theme"], kept.getItem("siteTheme")]).toEqual(["ocean", "red-white"]);
    look({ theme_id: "made up" });
    expect(kept.getItem("siteTheme")).toBe("red-white");
  });

  it.each(["localhost", "127.0.0.1", "[::1]", "app.localhost"])("counts nothing on %s", (hostname) => {
    look({ statistics_url: script }, hostname);
    expect(document.querySelector("script")).toBe(null);
  });

  it("counts once elsewhere, and nowhere without a script", () => {
    look({});
    expect(document.querySelector("script")).toBe(null);
    look({ statistics_url: script });
    look({ statistics_url: script });
    expect([...document.querySelectorAll("script")].map(({ src, async }) => [src, async])).toEqual([[script, true]]);
  });
});

describe("the watermark", () => {
  const site = { watermark_img: "/s.png", watermark_img_teacher: "/t.png" };
  it.each([
    [null, null, "/s.png"],
    [null, { role: ["student"] }, "/s.png"],
    [null, { role: ["teacher"] }, "/t.png"],
    [null, { role: ["teacher", "student"] }, "/s.png"],
    ["1", { role: ["teacher"] }, "/s.png"],
    ["2", { role: ["student"] }, "/t.png"],
    ["", null, "/t.png"],
  ])("with the kept type %j is for %j the picture %s", (type, viewer, picture) => {
    expect(watermarkOf(site, type, viewer)).toBe(picture);
  });

  it.each([
    ["/examAccess/exam", true],
    ["/examAccess/MAPExamAuto", true],
    ["/examAccess/CATResult", true],
    ["/examAccess/report", true],
    ["/analyse", true],
    ["/visitorResult", true],
    ["/examAccess/detail", false],
    ["/examAccess/SATDetail", false],
    ["/learningRecord", false],
    ["/", false],
  ])("of %s is shown: %s", (path, marked) => {
    expect(isMarked(path)).toBe(marked);
  });

  it("covers the page once, without blocking clicks, and is removed again", () => {
    showWatermark(document, "/s.png");
    showWatermark(document, '/a"b.png');
    const layers = [...document.querySelectorAll<HTMLElement>("#watermark")];
    expect(
      layers.map(({ style, ariaHidden }) => [style.pointerEvents, style.backgroundImage, ariaHidden ?? "true"]),
    ).toEqual([["none", 'url("/a%22b.png")', "true"]]);
    showWatermark(document, "");
    expect(document.querySelector("#watermark")).toBe(null);
  });
});
