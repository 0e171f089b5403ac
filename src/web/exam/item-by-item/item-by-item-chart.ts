import { itemAdaptiveMachine } from "../../../../machines/families/item-adaptive.machine";
import { effectActor } from "../../effects/effect-actor";
import type { ChartParts } from "../../effects/exam/chart-loader";

/** The machine of families that deliver items one at a time, with its effects provided. */
export const itemByItemChart = ({ extract }: ChartParts): typeof itemAdaptiveMachine =>
  itemAdaptiveMachine.provide({ actors: { extract: effectActor(extract) } });
