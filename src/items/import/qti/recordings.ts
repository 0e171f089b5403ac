import type { RecordingRecord } from "../record";
import { recordingFrom } from "../recordings";
import { childElements, descendants, type XmlElement } from "../xml";
import type { Parents } from "./item-tree";
import type { MarkupContext, Placement } from "./markup";
import { baseOf, packagePath } from "./references";

const isPlayer = ({ name, attributes }: XmlElement): boolean =>
  name === "audio" || (name === "object" && /^audio\//i.test(attributes["type"] ?? ""));

const ancestorsOf = (element: XmlElement, parents: Parents): XmlElement[] => {
  const around: XmlElement[] = [];
  for (let at = parents.get(element); at; at = parents.get(at)) around.push(at);
  return around;
};

const readPlayer = (element: XmlElement, parents: Parents, { file, files }: MarkupContext): RecordingRecord | null => {
  const [source, ...more] = childElements(element);
  if (more.length > 0 || (source !== undefined && source.name !== "source")) return null;
  const { data, src = data, ...attributes } = element.attributes;
  const reference = src ?? source?.attributes["src"];
  const recording = recordingFrom(attributes, reference);
  if (recording === null) return null;
  const from = [element, ...ancestorsOf(element, parents)].toReversed().reduce(baseOf, file);
  return { ...recording, reference: packagePath(files, from, recording.reference) };
};

const shown = new Set(["img", "object", "svg", "math", "table", "hr", "canvas"]);

/** Whether an element shows nothing before another element within it. */
const standsFirst = (root: XmlElement, wanted: XmlElement): boolean => {
  const look = (element: XmlElement): boolean | null => {
    if (element === wanted) return true;
    if (shown.has(element.name) || element.name.endsWith("Interaction")) return false;
    for (const child of element.children) {
      const found = typeof child === "string" ? (child.trim() === "" ? null : false) : look(child);
      if (found !== null) return found;
    }
    return null;
  };
  return look(root) === true;
};

/** The only recording of a part of an item. */
export interface PlacedRecording {
  readonly recording: RecordingRecord;
  /** The empty mark-up in its place. */
  readonly placement: readonly [XmlElement, Placement];
  readonly isFirst: boolean;
}

/**
 * The recording of the body or of a choice; null: there is none, or it cannot be read and stays in the content, where
 * it is refused. Recordings within the interactions of a body belong to those.
 */
export const recordingIn = (root: XmlElement, parents: Parents, markup: MarkupContext): PlacedRecording | null => {
  const players = descendants(root, isPlayer).filter((element) =>
    ancestorsOf(element, parents)
      .slice(0, -1)
      .every((around) => !(root.name === "itemBody" && around.name.endsWith("Interaction"))),
  );
  const [element, ...more] = players;
  const recording = element === undefined || more.length > 0 ? null : readPlayer(element, parents, markup);
  return element === undefined || recording === null
    ? null
    : { recording, placement: [element, { html: "", alone: "" }], isFirst: standsFirst(root, element) };
};
