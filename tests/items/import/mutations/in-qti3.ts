import type { Sample } from "./reading";

/** Elements that QTI takes from HTML and MathML: QTI 3 writes them as QTI 2 does. */
const borrowed = new Set(
  "p div span b i sub sup table tbody tr td th ul li img object math mfrac mn mi mo mrow br strong em".split(" "),
);

const withHyphens = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Rewrites a file of QTI 2 in QTI 3. */
export const inQti3 = (xml: string): string =>
  xml
    .replace(
      /(<\/?)([A-Za-z]+)((?:[^>"]|"[^"]*")*)(>)/g,
      (found, open: string, name: string, inside: string, end: string) =>
        borrowed.has(name) || found.startsWith("<?")
          ? found
          : `${open}qti-${withHyphens(name)}${inside.replace(
              /([\s])([A-Za-z]+)(=")/g,
              (_: string, space: string, attribute: string, equals: string) =>
                `${space}${withHyphens(attribute)}${equals}`,
            )}${end}`,
    )
    .replaceAll("http://www.imsglobal.org/xsd/imsqti_v2p1", "http://www.imsglobal.org/xsd/imsqtiasi_v3p0")
    .replaceAll("question/qti_v2p1/rptemplates/", "question/qti_v3p0/rptemplates/");

/** A sample of QTI 2 as a sample of QTI 3. */
export const sampleInQti3 = ({ files, ...sample }: Sample): Sample => ({
  ...sample,
  files: Object.fromEntries(
    Object.entries(files).map(([name, data]) => {
      if (typeof data !== "string") return [name, data];
      return [name, name === "imsmanifest.xml" ? data.replaceAll("xmlv2p1", "xmlv3p0") : inQti3(data)];
    }),
  ),
});
