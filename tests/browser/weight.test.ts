import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { handInMachine } from "../../machines/exam/hand-in.machine";
import { addresses } from "../../src/contract/calls/addresses";
import { webRoot } from "../../src/server/start/build-web";
import { graphOf } from "../../src/web/inspect/chart/graph";
import { coldLoad, sumsOf } from "../bench/cold-load";
import { examVisit } from "../bench/visits";
import { settled } from "./settled";
import { arriveAs, desktop, useSite, type Site } from "./site";

/** The maximum JavaScript of a first visit in bytes, gzipped. */
const mostBytes = 171_500;

/** The maximum JavaScript of an editor's page beside that of the home of an author, in bytes, gzipped. */
const mostOfEditor = 150_000;

/**
 * A first question that is opened without cached files: the scripts as browsers ask for them with the headers of all
 * replies, and the code among them that has not run (gzip), both in bytes.
 */
const mostOfQuestion = { onTheWire: 210_250, unrun: 104_500, requests: 19 } as const;

interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Built>>;

const read = (file: string): string => readFileSync(path.join(webRoot, file), "utf8");
const readManifest = (): Manifest => JSON.parse(read(".vite/manifest.json")) as Manifest;

/** The chunks without which a part cannot be shown, by the names of the manifest. */
function loadedWith(manifest: Manifest, name: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(name)) return known;
  known.add(name);
  for (const other of manifest[name]?.imports ?? []) loadedWith(manifest, other, known);
  return known;
}

/** The weight of each script that a teacher's page loads in a browser without cached files, by address. */
async function scriptsOf(site: Site, address: string, shows: string): Promise<ReadonlyMap<string, number>> {
  const { context, page } = await site.open({ language: "en", ...desktop });
  await arriveAs(page, site, "teacher");
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  await page.goto(site.url() + address);
  await page.locator(shows).first().waitFor();
  await settled(page);
  await context.close();
  return new Map([...scripts].map((name) => [name, gzipSync(read(name), { level: 9 }).length]));
}

/** Modules that only authors need. */
const ofAuthors =
  /(?:^|\/)(?:src\/web\/studio|src\/items\/authoring|machines\/studio)\/|@tiptap|prosemirror|temml|mammoth/;

describe("the built pages", () => {
  const site = useSite();

  describe("an editor", () => {
    it.each([
      ["a question", "/studio/item"],
      ["a test with a question", "/studio/test?way=write"],
    ])("of %s loads at most 150 kB of code beside the console", async (_, address) => {
      const home = await scriptsOf(site, "/", "main a[href*='way=write']");
      const editor = await scriptsOf(site, address, "[contenteditable=true]");
      const beside = [...editor].filter(([name]) => !home.has(name));
      expect(beside.length).toBeGreaterThan(3);
      expect(beside.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(mostOfEditor);
    });
  });

  describe("what only authors need", () => {
    it("is in no file that the sign-in, a student's home, an exam or its results load", () => {
      const manifest = readManifest();
      const views = /^src\/web\/(?:exam|home|results|learning|account|guest|item)\/|^_exam-page-/;
      const pages = ["index.html", ...Object.keys(manifest).filter((name) => views.test(name))];
      expect(pages).toEqual(expect.arrayContaining([expect.stringMatching(/^_exam-page-/)]));
      const loaded = new Set(pages.flatMap((name) => [...loadedWith(manifest, name)]));
      const files = new Set([...loaded].map((name) => manifest[name]?.file));
      const foreign = Object.entries(manifest).filter(([name, { file }]) => ofAuthors.test(name) && files.has(file));
      expect(foreign).toEqual([]);
      expect([...loaded].filter((name) => /^_(?:writing|tables)-/.test(name))).toEqual([]);
      const words = ["ProseMirror", "temml", "iv-writing-formula"];
      const kept = [...files].filter((file) => file !== undefined && words.some((one) => read(file).includes(one)));
      expect(kept).toEqual([]);
    });
  });

  describe("the first load of /", () => {
    it("stays within its weight, in production code, and sends no requests elsewhere", async () => {
      const { context, page, trouble } = await site.open({ language: "zh", ...desktop });
      const scripts: Promise<Buffer>[] = [];
      page.on("response", (response) => {
        if (new URL(response.url()).pathname.endsWith(".js")) scripts.push(response.body());
      });
      await page.goto(site.url());
      await page.locator("input[type=password]").waitFor();
      await page.waitForLoadState("networkidle");
      const bodies = await Promise.all(scripts);
      expect(bodies.length).toBeGreaterThan(0);
      expect(bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)).toBeLessThan(mostBytes);
      expect(trouble).toEqual([]);
      await context.close();
    });
  });

  describe("a first question, cold", () => {
    it("stays within its weight, its requests and its code that never runs", async () => {
      const { method, path: login } = addresses.login;
      const body = JSON.stringify({ username: "student", password: "student123" });
      const reply = await fetch(site.url() + login, { method, body, headers: { "content-type": "application/json" } });
      const { data } = (await reply.json()) as { readonly data: { readonly token: string } };
      const load = await coldLoad(site.browser(), site.url(), examVisit(data.token));
      // what comes after the start is the view of the question's kind, which is drawn by lot
      const start = load.replies.findIndex(({ address }) => address.endsWith(addresses.startExam.path));
      const replies = load.replies.slice(0, start + 1);
      const asked = new Set(replies.map(({ address }) => address));
      const isAsked = ({ address }: { readonly address: string }) => asked.has(address);
      const { scripts, headers, unrunGzip, requests } = sumsOf({
        ...load,
        replies,
        scripts: load.scripts.filter(isAsked),
      });
      expect([start, asked.size]).toEqual([expect.toSatisfy((place: number) => place > 8), start + 1]);
      // a policy of documents is a kilobyte and a half
      expect(load.replies.filter((one) => one.headers > 600).map(({ address }) => new URL(address).pathname)).toEqual([
        new URL(site.url() + examVisit("").path).pathname,
      ]);
      // named in the page itself, so that none waits for another
      const page = read("index.html");
      const named = replies.map(({ address }) => new URL(address).pathname).filter((name) => name.endsWith(".js"));
      expect(named.filter((name) => !page.includes(name))).toEqual([]);
      expect(scripts + headers).toBeLessThanOrEqual(mostOfQuestion.onTheWire);
      expect(unrunGzip).toBeLessThanOrEqual(mostOfQuestion.unrun);
      expect(requests).toBeLessThanOrEqual(mostOfQuestion.requests);
    });
  });

  it("can be installed as an app: its manifest is valid, its icons have the stated sizes", async () => {
    const { context, page } = await site.open({ language: "zh", ...desktop });
    await page.goto(site.url());
    const session = await context.newCDPSession(page);
    const { data = "", errors } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const { icons } = JSON.parse(data) as {
      readonly icons: readonly { readonly src: string; readonly sizes: string }[];
    };
    const home = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
    for (const { src, sizes } of [...icons, { src: home ?? "", sizes: "180x180" }]) {
      const png = Buffer.from(await (await fetch(site.url() + src)).arrayBuffer());
      expect([src, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([src, sizes]);
    }
    await context.close();
  });

  describe("the licences of the code in the browser", () => {
    it("are there to read, those that ask to be named among them", async () => {
      const reply = await fetch(`${site.url()}/licences.txt`);
      const text = await reply.text();
      expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
      for (const name of ["react", "xstate", "elkjs"]) expect(text).toContain(`## ${name} - `);
      expect(text, "schemas stay on the server").not.toContain("## zod - ");
    });
  });

  describe("the code of a sitting", () => {
    it("contains no code that only other pages use", () => {
      const manifest = readManifest();
      const parts = Object.keys(manifest).filter((name) =>
        /^src\/web\/(exam|item)\/(?!review\/|reporting\/ReportForm)|^_exam-page-/.test(name),
      );
      expect(parts).toEqual(expect.arrayContaining([expect.stringMatching(/^_exam-page-/)]));
      const foreign = parts.flatMap((name) =>
        [...loadedWith(manifest, name)].filter((other) => /^_(common|data|around-sitting)-/.test(other)),
      );
      expect(foreign).toEqual([]);
    });
  });

  describe("the code that follows the signed-in person", () => {
    it("knows the device's stored attempts without loading one", () => {
      const parts = loadedWith(readManifest(), "src/web/app/outbox.ts");
      expect([...parts].filter((name) => name.startsWith("_")).map((name) => name.replace(/-[\w-]+\.js$/, ""))).toEqual(
        expect.arrayContaining(["_device"]),
      );
      expect([...parts].filter((name) => /^_(sitting|markup)-/.test(name))).toEqual([]);
    });
  });

  describe("the descriptions of charts", () => {
    it("come with the inspector and with no other page", () => {
      const manifest = readManifest();
      const [description = ""] = graphOf(handInMachine).nodes.flatMap((node) => node.description ?? []);
      expect(description).not.toBe("");
      const chunks = new Set(Object.values(manifest).map(({ file }) => file));
      const inspector = manifest["src/web/inspect/pages.tsx"]?.file;
      expect([...chunks].filter((file) => read(file).includes(description))).toEqual([inspector]);
    });
  });
});
