import type { Exercise } from "../../../src/contract/attempt/attempt";
import type { Interaction, Option } from "../../../src/contract/item/item";

export const option = (option_id: string, en: string): Option => ({ option_id, content: { en } });
export const four: Option[] = [
  option("o1", "Iron"),
  option("o2", "Copper"),
  option("o3", "Silver"),
  option("o4", "Gold"),
];

export const exerciseOf = (interaction: Interaction, stem = "<p>Which metal?</p>"): Exercise => ({
  exercise_id: "e1",
  stem: { en: stem },
  interaction,
  media: [],
  calculator: false,
});
