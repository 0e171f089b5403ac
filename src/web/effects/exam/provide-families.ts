import type { FamilyCharts } from "../../../../machines/families/charts";
import { examMachine } from "../../../../machines/families/exam.machine";
import { itemAdaptiveMachine } from "../../../../machines/families/item-adaptive.machine";
import { mapMachine } from "../../../../machines/families/map.machine";
import { effectActor } from "./effect-actor";
import type { SittingEffects } from "./operations";

/** The families' charts with the effects of their engines joined. */
export const provideFamilies = (effects: Pick<SittingEffects, "extract">): FamilyCharts => {
  const itemAdaptive = itemAdaptiveMachine.provide({ actors: { extract: effectActor(effects.extract) } });
  return {
    map: { adaptive: mapMachine.provide({ actors: { itemAdaptive } }) },
    custom: { fixed: examMachine },
  };
};
