import type { clockMachine } from "../../../../machines/exam/clock.machine";
import { catMachine } from "../../../../machines/families/cat.machine";
import { familyCharts, type FamilyCharts } from "../../../../machines/families/charts";
import { examAutoMachine } from "../../../../machines/families/exam-auto.machine";
import { itemAdaptiveMachine } from "../../../../machines/families/item-adaptive.machine";
import { mapMiniMachine } from "../../../../machines/families/map-mini.machine";
import { mapMachine } from "../../../../machines/families/map.machine";
import { restMachine } from "../../../../machines/families/rest.machine";
import { satMachine } from "../../../../machines/families/sat.machine";
import type { AudioDependencies } from "../audio/own-audio";
import { provideSoundCheck } from "../audio/provide-sound-check";
import { effectActor } from "../effect-actor";
import type { SittingEffects } from "./operations";

/** What the families' charts need beside the effects of a sitting. */
interface FamilyDependencies {
  readonly clock: typeof clockMachine;
  readonly audio: AudioDependencies;
}

/** The families' charts, those that invoke something with their effects joined. */
export const provideFamilies = (
  effects: Pick<SittingEffects, "extract">,
  { clock, audio }: FamilyDependencies,
): FamilyCharts => {
  const rest = restMachine.provide({ actors: { clock } });
  const itemAdaptive = itemAdaptiveMachine.provide({ actors: { extract: effectActor(effects.extract) } });
  return {
    ...familyCharts,
    map: { adaptive: mapMachine.provide({ actors: { itemAdaptive } }) },
    mapMini: {
      adaptive: mapMiniMachine.provide({ actors: { itemAdaptive, soundCheck: provideSoundCheck(audio) } }),
    },
    custom: { ...familyCharts.custom, adaptive: examAutoMachine.provide({ actors: { itemAdaptive } }) },
    cat: { fixed: catMachine.provide({ actors: { rest } }) },
    sat: { adaptive: satMachine.provide({ actors: { rest } }) },
  };
};
