import { expect, it } from "vitest";
import type { PackedFile } from "./archive";
import { choices, declaration, type ItemParts, outcomeOf } from "./fixtures";

/** Declaration of a response with two right choices. */
export const several = declaration("identifier", "multiple", ["c1", "c2"]);
/** Declaration of a response with one right text. */
export const text = declaration("string", "single", ["four"]);
const processing = (inside: string) => `<responseProcessing>${inside}</responseProcessing>`;
/** A condition that the response is the key. */
export const matches = '<match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>';
/** An action that sets an outcome to a number of points. */
export const score = (value: number, identifier = "SCORE") =>
  `<setOutcomeValue identifier="${identifier}"><baseValue baseType="float">${value}</baseValue></setOutcomeValue>`;
/** Response processing by one condition. */
export const condition = (test: string, then: string, otherwise = "") => {
  const other = otherwise === "" ? "" : `<responseElse>${otherwise}</responseElse>`;
  return processing(`<responseCondition><responseIf>${test}${then}</responseIf>${other}</responseCondition>`);
};
/** A mapping from responses to points. */
export const mapping = (points: Readonly<Record<string, number>>, attributes = "") =>
  `<mapping>${Object.entries(points)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}" ${attributes}/>`)
    .join("")}</mapping>`;
/** A question of this HTML with a single choice below it. */
export const question = (html: string): ItemParts => ({ body: `${html}${choices()}` });
/** A question with a single choice below a canvas on which this script draws. */
export const drawn = (script: string): ItemParts => question(`<p>Look.</p><canvas id="k"/><script>${script}</script>`);
/** A script that draws a molecule. */
export const sketch = (smiles: string, more = "") =>
  `m.get_mol(smiles="${smiles}");${more}draw(document.getElementById("k"));`;

type Row = readonly [outcome: string, name: string, parts: ItemParts, files?: readonly PackedFile[]];

/** Defines one test for each row, which checks the outcome of its item. */
export const itHasOutcomes = (rows: readonly Row[]): void =>
  it.each(rows.map(([outcome, name, parts, files]) => ({ outcome, name, parts, files })))(
    "$outcome: $name",
    async ({ outcome, parts, files }) => {
      expect(await outcomeOf(parts, files ?? [])).toBe(outcome);
    },
  );
