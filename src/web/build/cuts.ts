/** A part of a library's module that is left out of the build. */
export interface Cut {
  readonly module: RegExp;
  readonly found: RegExp;
  readonly left: string;
}

/** A module without its cuts. Throws where the library's text has changed, so that a cut is not found. */
export const withCuts = (cuts: readonly Cut[], code: string, id: string): string =>
  cuts
    .filter(({ module }) => module.test(id))
    .reduce((text, { found, left }) => {
      if (text.search(found) === -1) throw new Error(`${id} is not written as it was: no ${String(found)}`);
      return text.replace(found, left);
    }, code);
