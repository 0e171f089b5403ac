import { expect, it } from "vitest";
import type { Attempt } from "../../../src/contract/attempt/attempt";
import { makeCachedMedia } from "../../../src/web/effects/exam/cached-media";
import { attempt } from "../../machines/samples";

const sha = (letter: string) => letter.repeat(64);
const withMedia = (...letters: readonly string[]): Attempt => {
  const media = letters.map((letter) => ({ media_id: letter, type: "image/png" as const, sha256: sha(letter) }));
  const made = attempt();
  const items = made.exercise_list[0]?.exercise_item ?? [];
  const exercise = items[0]?.exercise;
  if (exercise === null || exercise === undefined) throw new Error("no item");
  const exercise_item = [
    { exercise_id: "e1", exercise: { ...exercise, media } },
    { exercise_id: "e2", exercise: null },
  ];
  return { ...made, exercise_list: [{ stage: "s1", title: { en: "One" }, exercise_item }] };
};

const storageOf = (known: readonly string[], fails: readonly string[] = []) => {
  const done: string[] = [];
  const caches = {
    open: (name: string) => {
      done.push(`open ${name}`);
      return Promise.resolve({
        match: (address: string) => Promise.resolve(known.includes(address) ? {} : undefined),
        add: (address: string) => {
          done.push(`add ${address.slice(0, 8)}`);
          return fails.includes(address) ? Promise.reject(new Error("no network")) : Promise.resolve();
        },
      });
    },
    delete: (name: string) => {
      done.push(`delete ${name}`);
      return Promise.resolve(true);
    },
  };
  return { done, media: makeCachedMedia(() => caches as unknown as CacheStorage) };
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it("fetches each picture once, one after another, and stops where one fails", async () => {
  const { done, media } = storageOf([`/media/${sha("a")}`], [`/media/${sha("c")}`]);
  media.keep(withMedia("a", "b", "b", "c", "d"));
  await settled();
  expect(done).toEqual(["open media-a1", "add /media/b", "add /media/c"]);
  media.drop("a1");
  expect(done.at(-1)).toBe("delete media-a1");
});

it("opens no cache for a sitting without media, or where the page is not served securely", async () => {
  const { done, media } = storageOf([]);
  media.keep(withMedia());
  makeCachedMedia(() => undefined).keep(withMedia("a"));
  makeCachedMedia(() => undefined).drop("a1");
  await settled();
  expect(done).toEqual([]);
});
