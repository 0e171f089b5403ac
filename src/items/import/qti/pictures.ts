import { Notes } from "../notes";
import { Refusal } from "../refusal";
import type { XmlElement } from "../xml";
import { descendants, xmlText } from "../xml";
import { mostPictures, type Drawings, type MoleculeDrawing } from "./drawings";

/** Scripts that only load a library; the importer does the work of these libraries. */
const libraries = /rdkit|mathjax|katex/i;
const quoted = String.raw`(["'])((?:\\.|(?!\1)[^\\\n])*)\1`;
const smilesGiven = new RegExp(String.raw`\bsmiles\s*=\s*${quoted}`);
const moleculeGiven = new RegExp(String.raw`\bget_mol\(\s*${quoted}\s*\)`);
const canvasNamed = new RegExp(String.raw`getElementById\(\s*${quoted}\s*\)`, "g");
/** Drawing options that add something visible: a caption, marked atoms or bonds. */
const marked = /\[\s*["'](?:legend|atoms|bonds|highlight\w*)["']\s*\]\s*=\s*(?!\s*(?:""|''|\[\s*\]))/;

const longestScript = 20_000;

const size = (canvas: XmlElement, name: "width" | "height", otherwise: number): number => {
  const value = Number.parseInt(canvas.attributes[name] ?? "", 10);
  return value >= 50 && value <= 1_000 ? value : otherwise;
};

const smilesOf = (script: string): string | null => {
  const found = smilesGiven.exec(script) ?? moleculeGiven.exec(script);
  return found?.[2]?.replace(/\\(.)/g, "$1") ?? null;
};

/** The molecules that an item's scripts draw. Throws Refusal for drawings that cannot be redrawn. */
export const moleculeDrawings = (body: XmlElement, notes: Notes): readonly MoleculeDrawing[] => {
  const canvases = descendants(body, (element) => element.name === "canvas");
  const pictures = new Map<string, MoleculeDrawing>();
  for (const script of descendants(body, (element) => element.name === "script")) {
    notes.add("scriptRemoved");
    const source = script.attributes["src"];
    const written = xmlText(script);
    if (written.length > longestScript) throw new Refusal("scriptNeeded");
    const code = written.replace(/\/\*[\s\S]*?\*\//g, " ").trim();
    if (source !== undefined && code === "") {
      if (!libraries.test(source)) throw new Refusal("scriptNeeded", source.slice(0, 200));
      continue;
    }
    if (code === "") continue;
    const named = [...new Set([...code.matchAll(canvasNamed)].map((found) => found[2] ?? ""))];
    const canvas = canvases.find((element) => element.attributes["id"] === named[0]);
    const structure = smilesOf(code);
    if (!canvas || named[0] === undefined) throw new Refusal(canvases.length > 0 ? "pictureByScript" : "scriptNeeded");
    const [name] = named;
    if (named.length > 1 || structure === null || !code.includes("get_mol") || marked.test(code) || pictures.has(name))
      throw new Refusal("pictureByScript");
    if (pictures.size === mostPictures) throw new Refusal("tooManyPictures");
    pictures.set(name, {
      canvas: name,
      structure,
      width: size(canvas, "width", 480),
      height: size(canvas, "height", 320),
    });
  }
  return [...pictures.values()];
};

/** SVG for each canvas of an item by its id, redrawn from the structure in its script. Throws as `moleculeDrawings`. */
export const redrawPictures = async (
  body: XmlElement,
  drawings: Drawings,
  notes: Notes,
): Promise<ReadonlyMap<string, string>> => {
  const drawn = new Map<string, string>();
  for (const picture of moleculeDrawings(body, notes)) {
    const svg = await drawings.draw(picture);
    if (svg === null) throw new Refusal("pictureByScript");
    drawn.set(picture.canvas, svg);
    notes.add("pictureRedrawn");
  }
  return drawn;
};
