import { itemAdaptiveMachine } from "../../../../machines/families/item-adaptive.machine";
import { effectActor } from "../../effects/effect-actor";
import type { ChartParts } from "../../effects/exam/chart-loader";

/** The engine of families whose items come one by one, with its effects joined. */
export const itemByItemChart = ({ extract }: ChartParts): typeof itemAdaptiveMachine =>
  itemAdaptiveMachine.provide({ actors: { extract: effectActor(extract) } });
