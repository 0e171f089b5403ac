import { expect, it } from "vitest";
import type { PackedFile } from "./archive";
import { choices, declaration, type ItemParts, outcomeOf } from "./fixtures";

/** Two right choices. */
export const several = declaration("identifier", "multiple", ["c1", "c2"]);
/** One right text. */
export const text = declaration("string", "single", ["four"]);
const processing = (inside: string) => `<responseProcessing>${inside}</responseProcessing>`;
/** Whether the response is the key. */
export const matches = '<match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>';
/** Sets an outcome to so many points. */
export const score = (value: number, identifier = "SCORE") =>
  `<setOutcomeValue identifier="${identifier}"><baseValue baseType="float">${value}</baseValue></setOutcomeValue>`;
/** Response processing by one condition. */
export const condition = (test: string, then: string, otherwise = "") => {
  const other = otherwise === "" ? "" : `<responseElse>${otherwise}</responseElse>`;
  return processing(`<responseCondition><responseIf>${test}${then}</responseIf>${other}</responseCondition>`);
};
/** Points by response. */
export const mapping = (points: Readonly<Record<string, number>>, attributes = "") =>
  `<mapping>${Object.entries(points)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}" ${attributes}/>`)
    .join("")}</mapping>`;
/** A single choice below this. */
export const question = (html: string): ItemParts => ({ body: `${html}${choices()}` });
/** A single choice below a canvas that this script draws on. */
export const drawn = (script: string): ItemParts => question(`<p>Look.</p><canvas id="k"/><script>${script}</script>`);
/** A script that draws a molecule. */
export const sketch = (smiles: string, more = "") =>
  `m.get_mol(smiles="${smiles}");${more}draw(document.getElementById("k"));`;

type Row = readonly [outcome: string, name: string, parts: ItemParts, files?: readonly PackedFile[]];

/** One test a row: the item has this outcome. */
export const itHasOutcomes = (rows: readonly Row[]): void =>
  it.each(rows.map(([outcome, name, parts, files]) => ({ outcome, name, parts, files })))(
    "$outcome: $name",
    async ({ outcome, parts, files }) => {
      expect(await outcomeOf(parts, files ?? [])).toBe(outcome);
    },
  );
