import type { Language } from "../../../contract/item/content";

const smilesShape = /^[A-Za-z0-9@+\-[\]()=#$/\\.%:*~]{1,400}$/;
const atom = /\[[^\]]*\]|Cl|Br|[BCNOPSFIbcnops*]/g;
const label: Readonly<Record<Language, string>> = { en: "Structure drawing of a molecule", zh: "分子结构图" };
const largestScale = 2;

const isBalanced = (smiles: string, opening: string, closing: string): boolean => {
  let depth = 0;
  for (const character of smiles) {
    if (character === opening) depth += 1;
    if (character === closing) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
};

/**
 * The number of heavy atoms in SMILES. openchemlib continues after mistakes, so the number of atoms that it read is
 * compared with this one.
 */
const heavyAtoms = (smiles: string): number =>
  (smiles.match(atom) ?? []).filter((symbol) => !/^\[\d*H[+-]?\d?\]$/.test(symbol)).length;

/** Advance widths of Helvetica in thousandths of the font size, by which openchemlib places letters side by side. */
const advances: Readonly<Record<string, number>> = {
  H: 722,
  C: 722,
  N: 722,
  B: 667,
  O: 778,
  S: 667,
  P: 667,
  F: 611,
  I: 278,
  K: 667,
  "+": 584,
};
const digitAdvance = 556;

/** Fits each letter to the width that the drawing reserved for it, whichever font the browser uses. */
const fitted = (text: string, size: string, letter: string): string => {
  const advance = /\d/.test(letter) ? digitAdvance : advances[letter];
  return advance === undefined
    ? text
    : text.replace(
        "<text ",
        `<text textLength="${((Number(size) * advance) / 1000).toFixed(2)}" lengthAdjust="spacingAndGlyphs" `,
      );
};

/**
 * Draws a molecule from its SMILES as SVG that fits into `width` × `height` pixels; `null` when the SMILES cannot be
 * read. The label names neither substance nor formula, since they are often the answer.
 */
export const drawMolecule = async (
  smiles: string,
  size: { readonly width: number; readonly height: number },
  language: Language,
): Promise<string | null> => {
  if (!smilesShape.test(smiles) || !isBalanced(smiles, "(", ")") || !isBalanced(smiles, "[", "]")) return null;
  const { Molecule } = await import("openchemlib");
  try {
    const molecule = Molecule.fromSmiles(smiles);
    if (molecule.getAllAtoms() === 0 || molecule.getAllAtoms() !== heavyAtoms(smiles)) return null;
    const drawing = molecule.toSVG(size.width, size.height, "m", {
      suppressChiralText: true,
      suppressCIPParity: true,
      suppressESR: true,
      noStereoProblem: true,
      autoCrop: true,
      autoCropMargin: 10,
    });
    const box = /viewBox="([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+)"/.exec(drawing);
    if (!box) return null;
    const [view, , , wide = "", high = ""] = box;
    const scale = Math.min(largestScale, size.width / Number(wide), size.height / Number(high));
    const root =
      `<svg ${view} width="${Math.round(Number(wide) * scale)}" height="${Math.round(Number(high) * scale)}" ` +
      `role="img" aria-label="${label[language]}" font-family="sans-serif" stroke-linecap="round" ` +
      `stroke-linejoin="round">`;
    return drawing
      .replace(/<svg[^>]*>/, root)
      .replace(/<style>[\s\S]*?<\/style>/, "")
      .replace(/<(?:line|circle) id="[^"]*" class="event"[^>]*>/g, "")
      .replace(/<text [^>]*font-size="(\d+)"[^>]*>([A-Z\d+])<\/text>/g, fitted)
      .replaceAll("rgb(0,0,0)", "currentColor")
      .replace(/>\s+</g, "><");
  } catch {
    return null;
  }
};
