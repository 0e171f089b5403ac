import { languageBank } from "../../items/language/bank";
import { mathBank } from "../../items/maths/bank";
import { readingBank } from "../../items/reading/bank";
import type { TestDraft } from "../use-cases/publishing/draft";
import { mapLanguage } from "./map-language";
import { mapMathematics } from "./map-mathematics";
import { mapReading } from "./map-reading";

/** The MAP tests of a fresh installation, in the order in which they are published. */
export const mapTests = (): TestDraft[] =>
  [
    { menuId: "map-math", definition: mapMathematics, items: mathBank() },
    { menuId: "map-reading", definition: mapReading, items: readingBank() },
    { menuId: "map-language", definition: mapLanguage, items: languageBank() },
  ].map((test) => ({ ...test, family: "map", sourceDigest: null }));
