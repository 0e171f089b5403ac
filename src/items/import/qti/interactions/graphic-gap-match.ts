import { gapMark } from "../../record";
import { Refusal } from "../../refusal";
import type { XmlElement } from "../../xml";
import { childElements } from "../../xml";
import { pointWithin, shapeIn, type AreaShape } from "../areas";
import { countIn, identifierOf } from "../attributes";
import { markupOf } from "../markup";
import { chosenGaps, isWord } from "./gap-match";
import { choicesMark, type InteractionReader, type ItemScope } from "./interaction";
import { promptOf } from "./options";

const placesOf = (element: XmlElement): XmlElement[] => childElements(element, "associableHotspot");

const outlineOf = (area: AreaShape): string => {
  if (area.shape === "circle") return `<circle cx="${area.x}" cy="${area.y}" r="${area.radius}"/>`;
  if (area.shape === "polygon") return `<polygon points="${area.points.map((point) => point.join(",")).join(" ")}"/>`;
  const [width, height] = [area.right - area.left, area.bottom - area.top];
  return `<rect x="${area.left}" y="${area.top}" width="${width}" height="${height}"/>`;
};

/** A drawing as large as the picture, with the outlines of the places and their numbers. */
const drawingOf = (areas: readonly AreaShape[], width: number, height: number): string => {
  const size = Math.max(10, Math.round(Math.min(width, height) / 15));
  const numbers = areas.map((area, index) => {
    const [x, y] = pointWithin(area).map(Math.round);
    return (
      `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" dominant-baseline="central" ` +
      `fill="currentColor">${index + 1}</text>`
    );
  });
  return (
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" ` +
    `aria-label="${areas.map((_, index) => index + 1).join(", ")}">` +
    `<g fill="none" stroke="currentColor"><rect x="0" y="0" width="${width}" height="${height}"/>` +
    `${areas.map(outlineOf).join("")}</g>${numbers.join("")}</svg>`
  );
};

/** The picture, which must say its size, and below it the drawing of its places. Throws Refusal. */
const shownPicture = (element: XmlElement, { markup, notes }: ItemScope): string => {
  const [picture] = childElements(element).filter(({ name }) => name === "object" || name === "img");
  if (!picture) throw new Refusal("mediaMissing");
  const [width, height] = [countIn(picture, "width", 0), countIn(picture, "height", 0)];
  if (width === 0 || height === 0) throw new Refusal("interactionUnsupported", element.name);
  const areas = placesOf(element).map(({ attributes }) =>
    shapeIn(attributes["shape"] ?? "", attributes["coords"] ?? "", notes),
  );
  return `<div>${markupOf(picture, markup)}</div><div>${drawingOf(areas, width, height)}</div>`;
};

/** graphicGapMatchInteraction: words to put on places of a picture; each place becomes a gap beside the picture. */
export const graphicGapMatchReader: InteractionReader = {
  choices: (element) => [...childElements(element).filter(isWord), ...placesOf(element)].map(identifierOf),
  whole: (element, response, scope) => {
    const places = placesOf(element);
    const asking = chosenGaps(element, response, places.map(identifierOf), scope);
    const { asked } = asking;
    const counted = asked.kind === "gaps" && asked.marking === "shares";
    if (counted && places.some((place) => countIn(place, "matchMax", 1) !== 1)) throw new Refusal("pairsTangled");
    scope.notes.add("placesAsGaps");
    const gaps = places.map((place, index) => `<div>${index + 1}: ${gapMark(identifierOf(place))}</div>`);
    return {
      ...asking,
      placements: new Map([[element, { html: `${choicesMark}${shownPicture(element, scope)}${gaps.join("")}` }]]),
      prompt: promptOf(element, scope),
      textStays: true,
    };
  },
};
