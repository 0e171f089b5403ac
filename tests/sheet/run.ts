import { Command, InvalidArgumentError } from "commander";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { settingChoices, type Layout, type ThemeName } from "../../machines/appearance/theme-settings";
import { withSite } from "../bench/site";
import { enrol } from "../bench/students";
import { launchBrowser } from "../support/chromium";

const sizes = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
type Size = keyof typeof sizes;
type Language = "zh" | "en";
const languages = ["zh", "en"] as const;

const oneOf =
  <Choice extends string>(choices: readonly Choice[]) =>
  (text: string): Choice[] => {
    const unknown = text.split(",").filter((name) => !(choices as readonly string[]).includes(name));
    if (unknown.length > 0)
      throw new InvalidArgumentError(`there is no ${unknown.join(", ")}; there are ${choices.join(", ")}`);
    return choices.filter((name) => text.split(",").includes(name));
  };

interface Options {
  readonly sizes: Size[];
  readonly languages: Language[];
  readonly themes: ThemeName[];
  readonly layouts: Layout[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly page: string;
  readonly out: string;
}

const options = new Command("sheet")
  .description(
    "Takes a screenshot of the console in every layout and theme, and lays them out on one picture for each " +
      "size and language.",
  )
  .option("--sizes <names>", "desktop, tablet, phone", oneOf(Object.keys(sizes) as Size[]), [
    "desktop",
    "tablet",
    "phone",
  ])
  .option("--languages <names>", "zh, en", oneOf(languages), [...languages])
  .option("--themes <names>", "only these themes", oneOf(settingChoices.themeName), [...settingChoices.themeName])
  .option("--layouts <names>", "only these layouts", oneOf(settingChoices.layout), [...settingChoices.layout])
  .option("--settings <json>", "other settings of the look", (text) => JSON.parse(text) as Record<string, unknown>, {})
  .option("--page <address>", "which page", "/examAccess/MAPDetail?menu_id=map-math")
  .option("--out <folder>", "where the pictures go", ".cache/sheets")
  .parse()
  .opts<Options>();

interface Shot {
  readonly layout: Layout;
  readonly theme: ThemeName;
  readonly picture: Buffer;
}

async function shoot(context: BrowserContext, url: string, layout: Layout, theme: ThemeName): Promise<Shot> {
  const page = await context.newPage();
  await page.goto(`${url}/healthz`);
  await page.evaluate((settings) => localStorage.setItem("theme", JSON.stringify(settings)), {
    ...options.settings,
    layout,
    themeName: theme,
  });
  await page.goto(url + options.page);
  await page.locator("main h1:visible").first().waitFor();
  await page.waitForLoadState("networkidle");
  const picture = await page.screenshot();
  await page.close();
  return { layout, theme, picture };
}

/** All shots in a grid: a row for each layout, a column for each theme. */
async function layOut(
  browser: Browser,
  shots: readonly Shot[],
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const cell = Math.min(width, 480);
  const columns = options.themes.length;
  const page = await browser.newPage({ viewport: { width: columns * (cell + 12) + 12, height: 600 } });
  const cells = shots.map(
    ({ layout, theme, picture }) =>
      `<figure><img width="${cell}" height="${Math.round((cell * height) / width)}" ` +
      `src="data:image/png;base64,${picture.toString("base64")}"><figcaption>${layout} · ` +
      `${theme}</figcaption></figure>`,
  );
  await page.setContent(
    "<style>body{margin:12px;background:#fff;font:14px " +
      `sans-serif;display:grid;gap:12px;grid-template-columns:repeat(${columns},${cell}px)}` +
      `figure{margin:0}img{display:block;outline:1px solid #999}</style>${cells.join("")}`,
  );
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}

await withSite(async (site) => {
  const [token = ""] = await enrol(site, 1);
  const browser = await launchBrowser();
  mkdirSync(options.out, { recursive: true });
  try {
    for (const size of options.sizes)
      for (const language of options.languages) {
        const context = await browser.newContext({ viewport: sizes[size], reducedMotion: "reduce" });
        await context.addInitScript(
          (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)),
          { token, language },
        );
        const shots: Shot[] = [];
        for (const layout of options.layouts)
          for (const theme of options.themes) shots.push(await shoot(context, site.url, layout, theme));
        await context.close();
        const file = path.join(options.out, `${size}-${language}.png`);
        writeFileSync(file, await layOut(browser, shots, sizes[size]));
        console.log(file);
      }
  } finally {
    await browser.close();
  }
});
