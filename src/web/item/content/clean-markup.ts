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

/** What is made of the author's text on its way to the page: a box around a table, a place for a gap. */
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

/** Item HTML as the page takes it, cleaned once more: what the server let through is not believed here. */
export const cleanMarkup = (cleaner: Cleaner, html: string): string | TrustedHTML => cleaner.toMarkup(html, allowed);

/** The same as a body that is in no page. */
export const cleanBody = (cleaner: Cleaner, html: string): Element => cleaner.toBody(html, allowed);
