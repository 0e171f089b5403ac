import { withFormulaEnds } from "../../../contract/item/formula-ends";
import type { Item } from "../../../contract/item/item";
import { renderedFiles } from "../../../items/audio/rendered";
import { areaTitle, skillTitle } from "../../../items/catalogue";
import { escapeHtml } from "../../../items/content/escape-html";
import { optionMistakes } from "../../../items/mistakes/option-mistakes";
import { keySheet } from "../../../items/review/keys";
import type { KeySheet } from "../../../items/scoring/interaction-scoring";

/** The language in which an item is shown, and the address of an audio file on the page. */
export interface Showing {
  readonly language: "en" | "zh";
  readonly srcOf: (path: string) => string;
}

const files = (): ReadonlyMap<string, string> => (known ??= renderedFiles());
let known: ReadonlyMap<string, string> | undefined;

const player = (item: Item, mediaId: string, { srcOf }: Showing): string => {
  const file = item.body.media.find((one) => one.media_id === mediaId);
  const path = files().get(file?.sha256 ?? "");
  return path === undefined
    ? "<p><strong>no file</strong></p>"
    : `<audio controls preload="none" src="${escapeHtml(srcOf(path))}"></audio>`;
};

const sheetOf = ({ key, body }: Item): KeySheet => keySheet(key, body.interaction);

/** The content of a gap: all accepted forms, or the list of options with the key marked; null: the item has no gaps. */
function gapHtml(sheet: KeySheet, gapId: string): string | null {
  if (sheet.as === "typed gaps") return `<mark>${escapeHtml(sheet.formsOf(gapId).join(" | "))}</mark>`;
  if (sheet.as === "gaps") return gapHtml(sheet.sheetOf(gapId), gapId);
  if (sheet.as !== "chosen gaps") return null;
  const right = sheet.rightOf(gapId);
  const texts = sheet
    .optionsOf(gapId)
    .map(({ option_id, content }) => (option_id === right ? `<mark>${content.en ?? ""}</mark>` : (content.en ?? "")));
  return `[${texts.join(" | ")}]`;
}

/** The feedback for a student who chooses this option; "" where there is none. */
const mistakeHtml = ({ mistakes = {} }: Item, optionId: string, { language }: Showing): string =>
  optionMistakes(mistakes, [optionId])
    .map(({ sentence }) => `<small class="mistake">${escapeHtml(sentence[language] ?? "")}</small>`)
    .join("");

type OptionSheet = Extract<KeySheet, { as: "options" }>;

function optionsHtml(item: Item, { options, right, inOrder }: OptionSheet, showing: Showing): string {
  const { audio } = item.body;
  const rows = options.map(({ option_id, content }) => {
    const heard = audio?.options?.[option_id];
    const html = content[showing.language] ?? content.en ?? "";
    const place = inOrder ? ` value="${right.indexOf(option_id) + 1}"` : "";
    const isKey = !inOrder && right.includes(option_id);
    const sound = heard === undefined ? "" : player(item, heard, showing);
    return `<li${place}${isKey ? ' class="key"' : ""}>${html}${sound}${mistakeHtml(item, option_id, showing)}</li>`;
  });
  return `<ol type="${inOrder ? "1" : "A"}">${rows.join("")}</ol>`;
}

function answerHtml(item: Item, showing: Showing): string {
  const sheet = sheetOf(item);
  switch (sheet.as) {
    case "options":
      return optionsHtml(item, sheet, showing);
    case "forms":
      return `<p class="key">${sheet.forms.map(escapeHtml).join(" | ")}</p>`;
    case "typed gaps":
    case "chosen gaps":
    case "gaps":
      return "";
    case "data":
      return `<pre class="key">${escapeHtml(JSON.stringify(item.key, null, 1))}</pre>`;
  }
}

function stemHtml(item: Item, { language }: Showing): string {
  const { stem } = item.body;
  const sheet = sheetOf(item);
  const html = stem[language] ?? stem.en ?? "";
  return html.replace(/\{\{([\w.-]+)\}\}/g, (mark, gapId: string) => gapHtml(sheet, gapId) ?? mark);
}

function parametersOf({ irt, expected_ms, points, source, body }: Item): string {
  const model = irt === undefined ? "not calibrated" : `a ${irt.a}, b ${irt.b}, c ${irt.c} (${irt.calibration})`;
  const parts = [model, `${Math.round(expected_ms / 1000)} s`, `${points} ${points === 1 ? "point" : "points"}`];
  const tools = body.calculator ? ["calculator"] : [];
  return [...parts, ...tools, `${source.kind} ${source.name}`].join(" · ");
}

/** An item as a student sees it in a language, with key, explanation and parameters. */
export function itemHtml(item: Item, showing: Showing): string {
  const { language } = showing;
  const { body, subject, area, skill, explanation, transcript, source } = item;
  const titles = [areaTitle(subject, area), skillTitle(subject, skill)].map(
    (title) => title[language] ?? title.en ?? "",
  );
  const { stimulus, audio } = body;
  const parts = [
    `<article id="${escapeHtml(item.item_id)}"><header><code>${escapeHtml(source.ref)}</code> `,
    `${escapeHtml(titles.join(" · "))}</header>`,
    stimulus === undefined
      ? ""
      : `<div class="stimulus">${stimulus.content[language] ?? stimulus.content.en ?? ""}</div>`,
    audio === undefined ? "" : player(item, audio.prompt, showing),
    `<div class="stem">${stemHtml(item, showing)}</div>${answerHtml(item, showing)}`,
    transcript === undefined ? "" : `<details><summary>Transcript</summary>${transcript.en ?? ""}</details>`,
    `<div class="why">${explanation?.[language] ?? explanation?.en ?? ""}</div>`,
    `<footer>${escapeHtml(parametersOf(item))}</footer></article>`,
  ];
  return withFormulaEnds(parts.join(""), "formula");
}
