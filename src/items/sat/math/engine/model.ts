import type { Draw } from "../../../engine/draw";
import type { ItemDraft } from "../../../engine/model";
import { satLevels, type SatLevel } from "../../levels";

export const satMathDomains = ["algebra", "advanced", "data", "geometry"] as const;
export type SatMathDomain = (typeof satMathDomains)[number];

/** A draft whose stem is English in either language, like the test; only the explanation is in both. */
export interface SatDraft extends Omit<ItemDraft, "stem" | "calculator"> {
  readonly stem: string;
}

interface ModelBase {
  readonly name: string;
  readonly domain: SatMathDomain;
  readonly skill: string;
  /** Discrimination of the items (3PL a); 1.3 by default. */
  readonly discrimination?: number;
}

export interface SatModel extends ModelBase {
  readonly levels: readonly SatLevel[];
  /** Draws an item; undefined when this draw makes no good item: draw again. */
  generate(draw: Draw, level: SatLevel): SatDraft | undefined;
}

/** Defines an item model with a different kind of question at each of its levels. */
export const defineSatMathModel = (
  model: ModelBase & { readonly kinds: Readonly<Partial<Record<SatLevel, (draw: Draw) => SatDraft | undefined>>> },
): SatModel => {
  const { kinds, ...base } = model;
  return {
    ...base,
    levels: satLevels.filter((level) => kinds[level] !== undefined),
    generate: (draw, level) => {
      const kind = kinds[level];
      if (kind === undefined) throw new Error(`${model.name} has no level ${level}`);
      return kind(draw);
    },
  };
};
