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
} from "../../../contract/item/content-vocabulary";
import type { Allowed } from "../../ui/markup/allowed";
import type { Cleaner } from "../../ui/markup/cleaner";

/** Attributes that this application adds to the author's HTML: a box around a table, the place of a gap. */
const ownAttributes = ["class", "data-gap"];

const allowed: Allowed = {
  html: ["h2", ...htmlElements],
  math: mathElements,
  svg: svgElements,
  attributes: [
    ...ownAttributes,
    ...everywhere,
    ...Object.values(htmlAttributes).flat(),
    ...mathAttributes,
    ...svgAttributes,
    ...markerAttributes,
  ],
  silent: [...silentElements, "use"],
  links: null,
};

/** Item HTML sanitised for the page; the server's sanitising is not relied on. */
export const cleanMarkup = (cleaner: Cleaner, html: string): string | TrustedHTML => cleaner.toMarkup(html, allowed);

/** The sanitised HTML as a body element outside the document. */
export const cleanBody = (cleaner: Cleaner, html: string): Element => cleaner.toBody(html, allowed);
