import type { Plugin } from "vite";

/** A font file with its licence and address. */
export interface FontFile {
  readonly bytes: Uint8Array;
  readonly licence: string;
  /** Address of the file on the development server. */
  readonly address: string;
}

const name = "inter-latin.woff2";

/** Characters in the file: Latin letters, digits, and punctuation. */
const range =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122," +
  "U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";

/**
 * Fallback font with the metrics of Inter until that is loaded, so that nothing on the page moves. Based on Arial and
 * Liberation Sans, which have the same metrics.
 */
const standIn =
  '@font-face{font-family:"Inter Stand-in";src:local("Arial"),local("Liberation Sans");' +
  "size-adjust:107.4%;ascent-override:90.2%;descent-override:22.48%;line-gap-override:0%}";

const faces = (address: string): string =>
  `@font-face{font-family:"Inter";font-weight:100 900;font-display:swap;` +
  `src:url("${address}") format("woff2");unicode-range:${range}}${standIn}`;

type Files = Readonly<Record<string, { readonly type: string; readonly names?: readonly string[] }>>;

/** Address of the built font file; "" in development. */
export const typefaceAddress = (bundle: Files): string => {
  const found = Object.entries(bundle).find(([, one]) => one.type === "asset" && one.names?.includes(name) === true);
  return found === undefined ? "" : `/${found[0]}`;
};

/**
 * Serves Latin letters and digits from one font file of the site, the same on every device; index.html preloads it.
 */
export const typeface = ({ bytes, licence, address }: FontFile): Plugin => {
  let isBuild = false;
  return {
    name: "typeface",
    configResolved: ({ command }) => void (isBuild = command === "build"),
    buildStart() {
      if (isBuild) this.emitFile({ type: "asset", name, source: bytes });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) => [
        { tag: "style", children: faces(typefaceAddress(bundle) || address), injectTo: "head" },
      ],
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const licences = bundle["licences.txt"];
        if (licences?.type !== "asset") return this.error("there are no licences to name the typeface among");
        licences.source = `${String(licences.source)}\n## Inter - OFL-1.1\n\n${licence}`;
      },
    },
  };
};
