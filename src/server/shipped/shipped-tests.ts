import type { Item } from "../../contract/item/item";
import { audioOf } from "../../items/audio/rendered";
import type { CatLevel } from "../../items/cat/engine/model";
import type { TestDefinition } from "../db/shapes";
import { mapLanguage } from "./map-language";
import { mapMathematics } from "./map-mathematics";
import { mapMiniMathematics, mapMiniReading } from "./map-mini";
import { mapReading } from "./map-reading";
import type { ShippedTest } from "./shipped-test";

const mapTest = (
  menuId: string,
  edition: number,
  definition: TestDefinition,
  bank: (salt: string) => Promise<Item[]>,
): ShippedTest => ({ menuId, edition, family: "map", make: async (salt) => ({ definition, items: await bank(salt) }) });

const mapFixed = (
  menuId: string,
  edition: number,
  definition: TestDefinition,
  bank: (salt: string) => Promise<Item[]>,
): ShippedTest => ({
  menuId,
  edition,
  family: "map",
  make: async (salt) => (await import("./map-fixed")).mapFixedTest(definition, await bank(salt)),
});

const mathItems = async (salt: string) => {
  const { mathBank } = await import("../../items/maths/bank");
  const { soundSalt } = await import("../../items/review/sound-salt");
  return mathBank(soundSalt(mathBank, salt));
};
const readingItems = async () => (await import("../../items/reading/bank")).readingBank();
const languageItems = async () => (await import("../../items/language/bank")).languageBank();

/** The test with which an installation is seeded; its first edition was stored without a name (`sourceDigest` null). */
export const mapMathematicsTest = mapTest("map-math", 8, mapMathematics, mathItems);

/** The adaptive MAP tests, in the order in which menus show them. */
export const mapTests: readonly ShippedTest[] = [
  mapMathematicsTest,
  mapTest("map-reading", 3, mapReading, readingItems),
  mapTest("map-language", 2, mapLanguage, languageItems),
];

/** The fixed forms of the adaptive MAP tests. */
export const mapFixedTests: readonly ShippedTest[] = [
  mapFixed("map-math-fixed", 7, mapMathematics, mathItems),
  mapFixed("map-reading-fixed", 2, mapReading, readingItems),
  mapFixed("map-language-fixed", 2, mapLanguage, languageItems),
];

const mini = (
  menuId: string,
  definition: TestDefinition,
  bank: () => Promise<(audio: typeof audioOf) => readonly Item[]>,
): ShippedTest => ({
  menuId,
  edition: 5,
  family: "mapMini",
  speaks: "mini-",
  make: async () => ({ definition, items: [...(await bank())(audioOf)] }),
});

const miniTests: readonly ShippedTest[] = [
  mini("map-mini-math", mapMiniMathematics, async () => (await import("../../items/mini/maths/bank")).miniMathBank),
  mini("map-mini-reading", mapMiniReading, async () => (await import("../../items/mini/reading/bank")).miniReadingBank),
];

const catTest = (menuId: string, level: CatLevel): ShippedTest => ({
  menuId,
  edition: 8,
  family: "cat",
  make: async (salt) => (await import("./cat")).makeCat(level, salt),
});

/** The shipped tests, in the order in which menus show them. */
export const shippedTests: readonly ShippedTest[] = [
  ...mapTests,
  ...mapFixedTests,
  ...miniTests,
  catTest("cat-a", "A"),
  catTest("cat-d", "D"),
  { menuId: "sat", edition: 8, family: "sat", make: async (salt) => (await import("./sat")).makeSat(salt) },
  {
    menuId: "opt",
    edition: 4,
    family: "opt",
    speaks: "listening-",
    make: async () => (await import("./opt")).makeOpt(audioOf),
  },
];

const places: ReadonlyMap<string, number> = new Map(shippedTests.map(({ menuId }, place) => [menuId, place]));

/** The position of a test in menus, from 0; a site's own tests come after all shipped ones. */
export const shippedPlace = (menuId: string): number => places.get(menuId) ?? shippedTests.length;
