import type { Family } from "../../contract/families";
import { customRules } from "./custom/rules";
import type { FamilyRules } from "./family-rules";
import { mapRules } from "./map/rules";

/** The rules of each family; one without rules of its own names those that it uses. */
export const familyRules: Readonly<Record<Family, FamilyRules>> = {
  map: mapRules,
  mapMini: mapRules,
  cat: customRules,
  sat: customRules,
  opt: customRules,
  custom: customRules,
};
