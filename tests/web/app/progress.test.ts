import { expect, it } from "vitest";
import { makeProgress } from "../../../src/web/app/progress";

const open = () => {
  const seen: string[] = [];
  const bar = { start: () => void seen.push("start"), done: () => void seen.push("done") } as unknown as Pick<typeof import("nprogress"), "start" | "done">;
  let come: (loaded: typeof bar) => void = () => undefined;
  const progress = makeProgress(() => new Promise((resolve) => (come = resolve)));
  return { seen, progress, arrive: async () => {
    come(bar);
    await Promise.resolve();
    await Promise.resolve();
  } };
};

it("shows the bar while something runs", async () => {
  const { seen, progress, arrive } = open();
  progress.start();
  await arrive();
  progress.done();
  await Promise.resolve();
  expect(seen).toEqual(["start", "done"]);
});

it("shows none for what was over before the bar had come", async () => {
  const { seen, progress, arrive } = open();
  progress.start();
  progress.done();
  await arrive();
  expect(seen).toEqual(["done"]);
});

it("asks for nothing before the first run", () => {
  makeProgress(() => Promise.reject(new Error("asked"))).done();
});
