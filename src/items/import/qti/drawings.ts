import type { Language } from "../../../contract/item/content";
import { ImportFault } from "../faults";
import { drawMolecule } from "./molecule";

/** A canvas and the molecule that a script draws on it. */
export interface MoleculeDrawing {
  /** Id of the canvas. */
  readonly canvas: string;
  /** The molecule in SMILES notation. */
  readonly structure: string;
  /** Width and height are in pixels. */
  readonly width: number;
  readonly height: number;
}

/** The greatest number of molecules in one item. */
export const mostPictures = 20;
/**
 * The greatest number of SMILES letters in one package: `drawn` in its different drawings, which take about a
 * millisecond a letter; `shown` in all shown drawings, whose sanitising takes about an eighth of that. An amino acid
 * has 30 letters, a large drug 100.
 */
export const mostLetters = { drawn: 25_000, shown: 50_000 } as const;

const keyOf = ({ structure, width, height }: MoleculeDrawing): string => `${width} ${height} ${structure}`;

/** The molecules of one package. They are counted before any is drawn; each is drawn once at each size. */
export class Drawings {
  readonly #planned = new Set<string>();
  readonly #drawn = new Map<string, Promise<string | null>>();
  readonly #language: Language;
  #lettersDrawn = 0;
  #lettersShown = 0;

  constructor(language: Language) {
    this.#language = language;
  }

  /** Counts pictures that will be shown. Throws ImportFault beyond `mostLetters`. */
  plan(pictures: readonly MoleculeDrawing[]): void {
    for (const picture of pictures) {
      const key = keyOf(picture);
      const letters = picture.structure.length;
      this.#lettersShown += letters;
      if (!this.#planned.has(key)) this.#lettersDrawn += letters;
      this.#planned.add(key);
      if (this.#lettersDrawn > mostLetters.drawn || this.#lettersShown > mostLetters.shown)
        throw new ImportFault("tooManyMolecules");
    }
  }

  /** The picture as SVG; null: the structure cannot be read. */
  draw(picture: MoleculeDrawing): Promise<string | null> {
    const key = keyOf(picture);
    const drawn = this.#drawn.get(key) ?? drawMolecule(picture.structure, picture, this.#language);
    this.#drawn.set(key, drawn);
    return drawn;
  }
}
