import { createAtom } from "@tanstack/store";
import type { TextDrawing } from "../../../../items/content/drawn-html";
import { untilThere } from "../../../loading/until-there";

/** The parts of drawing that are loaded when a text first needs them; null: not there yet. */
export interface DrawingParts {
  readonly formula: TextDrawing["formula"] | null;
  readonly math: TextDrawing["math"] | null;
  readonly clean: TextDrawing["clean"] | null;
}
export type DrawingPart = keyof DrawingParts;

type Loaders = { readonly [Part in DrawingPart]: () => Promise<Partial<DrawingParts>> };
const loaders: Loaders = {
  formula: async () => {
    const [{ toMathml }, { withDrawnMath }] = await Promise.all([
      import("../../../../items/content/mathml"),
      import("../../../../items/content/drawn-math"),
    ]);
    return { formula: toMathml, math: withDrawnMath };
  },
  math: async () => ({ math: (await import("../../../../items/content/drawn-math")).withDrawnMath }),
  clean: async () => ({ clean: (await import("../../../../items/content/sanitise")).sanitiseByParsing }),
};

const parts = createAtom<DrawingParts>({ formula: null, math: null, clean: null });
const asked = new Map<DrawingPart, Promise<void>>();

/** The parts that have been loaded so far. */
export const drawingParts: { readonly get: () => DrawingParts; readonly subscribe: typeof parts.subscribe } = parts;

/** Loads a part, once; resolves when it is there. */
export const wantDrawingPart = (part: DrawingPart): Promise<void> => {
  const load = async (): Promise<void> => {
    const loaded = await untilThere(loaders[part], `drawing ${part}`);
    parts.set({ ...parts.get(), ...loaded });
  };
  const before = asked.get(part) ?? load();
  asked.set(part, before);
  return before;
};
