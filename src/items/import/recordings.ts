import { decodeHTML } from "entities";
import type { RecordingRecord } from "./record";

type Attributes = Readonly<Record<string, string | undefined>>;

/** Attributes that are read or do not affect the sound. */
const understood =
  /^(?:src|controls|controlslist|autoplay|preload|type|class|style|id|title|width|height|data-.*|xml:.*)$/;

const isOn = (value: string | undefined): boolean => value !== undefined && value.trim().toLowerCase() !== "false";

const playsIn = (value: string | undefined): number | null =>
  value !== undefined && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null;

/**
 * A recording from its reference and the attributes of its player; null: the player has other attributes or no
 * reference.
 */
export const recordingFrom = (attributes: Attributes, reference: string | undefined): RecordingRecord | null => {
  if (reference === undefined || reference.trim() === "") return null;
  if (Object.keys(attributes).some((name) => !understood.test(name.toLowerCase()))) return null;
  const mostPlays = playsIn(attributes["data-max-plays"]);
  return {
    reference,
    autoplay: isOn(attributes["autoplay"]),
    ...(mostPlays === null ? {} : { mostPlays }),
    ...(attributes["data-synthetic"] === "true" ? { synthetic: true as const } : {}),
  };
};

/** A text, and the recording that was taken out of it. */
export interface HeardText {
  readonly html: string;
  /** null: there is none, or it cannot be read and stays in the text. */
  readonly recording: RecordingRecord | null;
  /** The recording comes before everything else in the text. */
  readonly isFirst: boolean;
}

const players = /<audio[\s/>]/gi;
const player = /<audio\b([^<>]*)>[^<]*(?:<source\b([^<>]*)>[^<]*(?:<\/source>[^<]*)?)?<\/audio>/i;
const attribute = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=/]+)))?/g;
const seen = /<(?:img|svg|math|object|video|table|hr)\b/i;

const attributesIn = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(attribute)].map(([, name = "", double, single, bare]) => [
      name.toLowerCase(),
      decodeHTML(double ?? single ?? bare ?? ""),
    ]),
  );

const showsSomething = (html: string): boolean =>
  seen.test(html) ||
  html
    .replace(/<[^<>]*>/g, "")
    .replaceAll("&nbsp;", " ")
    .trim() !== "";

const wrappers = ["div", "p", "span"];

/** Joins the HTML before and after a removed element, without wrappers that contained nothing else. */
const joined = (before: string, after: string): string => {
  const [start, end] = [before.trimEnd(), after.trimStart()];
  const around = wrappers.find((name) => start.endsWith(`<${name}>`) && end.startsWith(`</${name}>`));
  return around === undefined
    ? before + after
    : joined(start.slice(0, -`<${around}>`.length), end.slice(`</${around}>`.length));
};

/** Takes the only recording out of a text. Several recordings, or one that cannot be read, stay in the text. */
export const takeRecording = (html: string): HeardText => {
  const none = { html, recording: null, isFirst: true };
  if ((html.match(players) ?? []).length !== 1) return none;
  const found = player.exec(html);
  if (found === null) return none;
  const [whole, written = "", source = ""] = found;
  const attributes = attributesIn(written);
  const recording = recordingFrom(attributes, attributes["src"] ?? attributesIn(source)["src"]);
  if (recording === null) return none;
  const before = html.slice(0, found.index);
  return { html: joined(before, html.slice(found.index + whole.length)), recording, isFirst: !showsSomething(before) };
};
