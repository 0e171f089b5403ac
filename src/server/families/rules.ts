import type { Family } from "../../contract/families";
import { catRules } from "./cat/rules";
import { customRules } from "./custom/rules";
import type { FamilyRules } from "./family-rules";
import { miniRule } from "./map-mini/rule";
import { mapRules, ritRules } from "./map/rules";
import { optRules } from "./opt/rules";
import { satRules } from "./sat/rules";

/** The rules of each family; a family without its own rules uses those of another. */
export const familyRules: Readonly<Record<Family, FamilyRules>> = {
  map: mapRules,
  mapMini: ritRules(miniRule),
  cat: catRules,
  sat: satRules,
  opt: optRules,
  custom: customRules,
};
