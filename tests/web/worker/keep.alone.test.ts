import { readFileSync } from "node:fs";
import path from "node:path";
import { runInThisContext } from "node:vm";
import { expect, it } from "vitest";
import { addresses } from "../../../src/contract/calls/addresses";
import { askedPaths } from "../../../src/web/build/worker-file";

const files = Array.from({ length: 12 }, (_, place) => `/assets/part-${place}.js`);
const source = ["stored.js", "worker.js"]
  .map((name) => readFileSync(path.resolve("src/web/worker", name), "utf8"))
  .join("\n")
  .replace("%RELEASE%", "new")
  .replace('["%FILES%"]', JSON.stringify(files))
  .replace('["%CALLS%"]', JSON.stringify(askedPaths()));

interface Asked {
  readonly url: string;
  readonly priority: string | undefined;
  readonly answer: (status?: number) => void;
}

interface Rule {
  readonly condition: { readonly requestMethod?: string; readonly urlPattern?: string };
  readonly source: string;
}

/** The worker at its first event; `before`: the caches of the previous release. */
function installing(before: readonly string[] = [], addRoutes?: (rules: readonly Rule[]) => Promise<void>) {
  const kept = new Map<string, Set<string>>([["release-old", new Set(before)]]);
  const asked: Asked[] = [];
  let under = 0;
  let most = 0;
  const request = (url: string, options: { readonly priority?: string } = {}) => ({ url, ...options });
  type Made = ReturnType<typeof request>;
  const addressOf = (one: Made | string) => (typeof one === "string" ? one : one.url);
  const caches = {
    open: async (name: string) => {
      const own = kept.get(name) ?? new Set<string>();
      kept.set(name, own);
      return {
        put: async (one: Made | string) => void own.add(addressOf(one)),
        add: async (one: Made) => {
          under += 1;
          most = Math.max(most, under);
          const status = await new Promise<number>((resolve) => {
            asked.push({ url: one.url, priority: one.priority, answer: (code = 200) => resolve(code) });
          });
          under -= 1;
          if (status !== 200) throw new TypeError("not kept");
          own.add(one.url);
        },
      };
    },
    match: async (one: Made | string) =>
      [...kept.values()].some((own) => own.has(addressOf(one))) ? "as it was kept" : undefined,
  };
  const heard = new Map<string, (event: object) => void>();
  const self = { addEventListener: (type: string, listener: never) => void heard.set(type, listener) };
  const run = runInThisContext(`(function (self, caches, fetch, Request) {\n${source}\n})`) as (
    ...given: readonly unknown[]
  ) => void;
  run(self, caches, null, function (url: string, options: object) {
    return request(url, options);
  });
  const installed = new Promise<unknown>((resolve, reject) => {
    const work: Promise<unknown>[] = [];
    heard.get("install")?.({ waitUntil: (one: Promise<unknown>) => void work.push(one), addRoutes });
    Promise.all(work).then(resolve, reject);
  });
  const answerAll = async () => {
    for (let place = 0; place < asked.length; place += 1) {
      asked[place]?.answer();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { installed, asked, answerAll, most: () => most, kept: () => [...(kept.get("release-new") ?? [])].toSorted() };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it("caches the page and all its parts, a few at a time and after the page's own requests", async () => {
  const { installed, asked, answerAll, most, kept } = installing();
  await settled();
  await answerAll();
  await installed;
  expect(kept()).toEqual(["/", ...files].toSorted());
  expect(most()).toBeLessThanOrEqual(3);
  expect(new Set(asked.slice(1).map(({ priority }) => priority))).toEqual(new Set(["low"]));
});

it("fetches no part that the previous release has cached already", async () => {
  const { installed, asked, answerAll, kept } = installing(files.slice(2));
  await settled();
  await answerAll();
  await installed;
  expect(asked.map(({ url }) => url)).toEqual(["/", ...files.slice(0, 2)]);
  expect(kept()).toEqual(["/", ...files].toSorted());
});

it("fails to install where a part could not be cached, since a page without it would not open", async () => {
  const { installed, asked } = installing();
  await settled();
  asked[0]?.answer();
  await settled();
  asked[1]?.answer(503);
  await expect(installed).rejects.toThrow("not kept");
});

it("lets every call of the contract go past it, where the browser can", async () => {
  const rules: Rule[] = [];
  const { installed, answerAll } = installing([], async (given) => void rules.push(...given));
  await settled();
  await answerAll();
  await installed;
  const isPassed = ({ method, path: asked }: { readonly method: string; readonly path: string }) =>
    rules.some(
      ({ condition: { requestMethod, urlPattern = "*" }, source }) =>
        source === "network" &&
        (requestMethod ?? method) === method &&
        new RegExp(`^${urlPattern.replaceAll("*", ".*")}$`).test(asked),
    );
  expect(Object.values(addresses).filter((one) => !isPassed(one))).toEqual([]);
  const own = ["/", "/examAccess/exam", "/assets/part-1.js", "/media/a"];
  expect(own.filter((one) => isPassed({ method: "GET", path: one }))).toEqual([]);
});

it("caches the pages all the same where its routes are refused", async () => {
  const { installed, answerAll, kept } = installing([], () => Promise.reject(new TypeError("too many")));
  await settled();
  await answerAll();
  await installed;
  expect(kept()).toHaveLength(1 + files.length);
});
