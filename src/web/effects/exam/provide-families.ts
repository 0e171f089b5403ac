import { familyCharts, type FamilyCharts } from "../../../../machines/families/charts";
import { itemAdaptiveMachine } from "../../../../machines/families/item-adaptive.machine";
import { mapMachine } from "../../../../machines/families/map.machine";
import { effectActor } from "../effect-actor";
import type { SittingEffects } from "./operations";

/** The families' charts, those that invoke something with their effects joined. */
export const provideFamilies = (effects: Pick<SittingEffects, "extract">): FamilyCharts => {
  const itemAdaptive = itemAdaptiveMachine.provide({ actors: { extract: effectActor(effects.extract) } });
  return { ...familyCharts, map: { adaptive: mapMachine.provide({ actors: { itemAdaptive } }) } };
};
