import type { Descriptor, MapReport } from "../../../../contract/report/report";

export const descriptors: readonly Descriptor[] = ["low", "lowAverage", "average", "highAverage", "high"];

export const descriptorMessages = {
  low: "results.descriptor.low",
  lowAverage: "results.descriptor.lowAverage",
  average: "results.descriptor.average",
  highAverage: "results.descriptor.highAverage",
  high: "results.descriptor.high",
} as const satisfies Record<Descriptor, string>;

/** Standard normal quantiles that separate the five descriptors (20, 40, 60 and 80 of 100). */
export const descriptorBorders = [-0.842, -0.253, 0.253, 0.842] as const;

export const seasonMessages = {
  fall: "results.season.fall",
  winter: "results.season.winter",
  spring: "results.season.spring",
} as const satisfies Record<MapReport["season"], string>;

export const relationMessages = {
  strength: "results.relation.strength",
  typical: "results.relation.typical",
  focus: "results.relation.focus",
} as const satisfies Record<MapReport["areas"][number]["relation"], string>;

export const validityMessages = {
  wideBand: "results.doubt.wideBand",
  tooFewAnswers: "results.doubt.tooFewAnswers",
  rapidGuessing: "results.doubt.rapidGuessing",
} as const satisfies Record<MapReport["validity"]["reasons"][number], string>;
