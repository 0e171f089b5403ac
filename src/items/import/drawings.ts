import type { Language } from "../../contract/item/content";
import { ImportFault } from "./faults";
import { drawMolecule } from "./molecule";

/** A canvas and the molecule that a script draws on it. */
export interface MoleculeDrawing {
  /** The canvas by its id. */
  readonly canvas: string;
  /** As SMILES. */
  readonly structure: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** An item may show so many molecules. */
export const mostPictures = 20;
/**
 * What one package may ask for, in letters of SMILES: of its different drawings, which cost about a millisecond for
 * each letter, and of all that is shown, which is cleaned with the text around it for about an eighth of that. An amino
 * acid has 30 letters, a large drug 100.
 */
export const mostLetters = { drawn: 25_000, shown: 50_000 } as const;

const keyOf = ({ structure, width, height }: MoleculeDrawing): string => `${width} ${height} ${structure}`;

/** The molecules of one package, which are counted before any is drawn; each is drawn once at each size. */
export class Drawings {
  readonly #planned = new Set<string>();
  readonly #drawn = new Map<string, Promise<string | null>>();
  readonly #language: Language;
  #lettersDrawn = 0;
  #lettersShown = 0;

  constructor(language: Language) {
    this.#language = language;
  }

  /** Counts what is to be shown. Throws ImportFault where it is more than a package may ask for. */
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

  /** As SVG; null where the structure cannot be read. */
  draw(picture: MoleculeDrawing): Promise<string | null> {
    const key = keyOf(picture);
    const drawn = this.#drawn.get(key) ?? drawMolecule(picture.structure, picture, this.#language);
    this.#drawn.set(key, drawn);
    return drawn;
  }
}
