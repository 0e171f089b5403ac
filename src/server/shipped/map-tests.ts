import type { Item } from "../../contract/item";
import { languageBank } from "../../items/language/bank";
import { mathBank } from "../../items/maths/bank";
import { readingBank } from "../../items/reading/bank";
import type { TestDefinition } from "../db/shapes";
import { mapLanguage } from "./map-language";
import { mapMathematics } from "./map-mathematics";
import { mapReading } from "./map-reading";
import type { ShippedTest } from "./shipped-test";

const mapTest = (menuId: string, edition: number, definition: TestDefinition, bank: () => Item[]): ShippedTest => ({
  menuId,
  edition,
  family: "map",
  make: () => ({ definition, items: bank() }),
});

/** The test that an installation is seeded with; its first edition had no name. */
export const mapMathematicsTest = mapTest("map-math", 2, mapMathematics, mathBank);

/** The MAP tests, in the order in which menus show them. */
export const mapTests: readonly ShippedTest[] = [
  mapMathematicsTest,
  mapTest("map-reading", 1, mapReading, readingBank),
  mapTest("map-language", 1, mapLanguage, languageBank),
];
