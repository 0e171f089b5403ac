import {
  everywhere,
  htmlAttributes,
  htmlElements,
  markerAttributes,
  mathAttributes,
  mathElements,
  silentElements,
  svgAttributes,
  svgElements,
} from "../../../contract/content-vocabulary";
import { thePurifier } from "../../ui/markup/purifier";

/** What is made of the author's text on its way to the page: a box around a table, a place for a gap. */
const ownAttributes = ["class", "data-gap"];

const attributes = [
  ...ownAttributes,
  ...everywhere,
  ...Object.values(htmlAttributes).flat(),
  ...mathAttributes,
  ...svgAttributes,
  ...markerAttributes,
];

const config = {
  ALLOWED_TAGS: ["h2", ...htmlElements, ...mathElements, ...svgElements],
  ALLOWED_ATTR: attributes,
  // "Rain: Jan 25" is no address
  ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== "src"),
  FORBID_CONTENTS: [...silentElements],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Item HTML as the page takes it, cleaned once more: what the server let through is not believed here. */
export const cleanMarkup = (html: string): TrustedHTML =>
  thePurifier().sanitize(html, { ...config, RETURN_TRUSTED_TYPE: true });

/** The same as a body that is in no page. */
export const cleanBody = (html: string): Node => thePurifier().sanitize(html, { ...config, RETURN_DOM: true });
