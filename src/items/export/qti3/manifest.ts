import { xmlElement, xmlHead, escapedXmlText } from "../xml";

const namespace = "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1";

/** A file of a package, with the files that it refers to. */
export interface Resource {
  readonly identifier: string;
  readonly type: "imsqti_test_xmlv3p0" | "imsqti_item_xmlv3p0" | "imsqti_stimulus_xmlv3p0" | "webcontent";
  readonly href: string;
  /** Identifiers of other resources. */
  readonly needs: readonly string[];
}

const writeResource = ({ identifier, type, href, needs }: Resource): string =>
  xmlElement("resource", { identifier, type, href }, [
    xmlElement("file", { href }),
    ...needs.map((needed) => xmlElement("dependency", { identifierref: needed })),
  ]);

/** The manifest of a package. */
export const writeQtiManifest = (resources: readonly Resource[]): string => {
  const metadata = xmlElement("metadata", {}, [
    xmlElement("schema", {}, escapedXmlText("QTI Package")),
    xmlElement("schemaversion", {}, "3.0.0"),
  ]);
  return `${xmlHead}${xmlElement("manifest", { xmlns: namespace, identifier: "manifest" }, [
    metadata,
    xmlElement("organizations"),
    xmlElement("resources", {}, resources.map(writeResource)),
  ])}`;
};
