import { withFormulaEnds } from "../../../contract/formula-ends";
import type { Item } from "../../../contract/item";
import { renderedFiles } from "../../../items/audio/rendered";
import { areaTitle, skillTitle } from "../../../items/catalogue";
import { toldMistakes } from "../../../items/mistakes/told";
import { escapeHtml } from "../simulation/plot";

/** In which language an item is shown, and how a page names the file that is heard. */
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

type Interaction = Item["body"]["interaction"];
type Gaps = Extract<Interaction, { type: "inline_choice" | "gap_entry" }>;

/** What stands in a gap: all forms that count, or the list to choose from with its key marked. */
function gapHtml({ key }: Item, interaction: Gaps, gapId: string): string {
  if (interaction.type === "gap_entry")
    return `<mark>${escapeHtml(key.type === "gap_entry" ? (key.accepted[gapId] ?? []).join(" | ") : "")}</mark>`;
  const right = key.type === "inline_choice" ? key.choices[gapId] : undefined;
  const options = interaction.gaps.find(({ gap_id }) => gap_id === gapId)?.options ?? [];
  const texts = options.map(({ option_id, content }) =>
    option_id === right ? `<mark>${content.en ?? ""}</mark>` : (content.en ?? ""),
  );
  return `[${texts.join(" | ")}]`;
}

const rightIds = ({ key }: Item): readonly string[] => {
  if (key.type === "single_choice") return [key.option_id];
  return key.type === "multiple_choice" || key.type === "order" ? key.option_ids : [];
};

/** What a student is told who chooses this option; "" where there is nothing to say. */
const mistakeHtml = ({ mistakes = {} }: Item, optionId: string, { language }: Showing): string =>
  toldMistakes(mistakes, [optionId])
    .map(({ sentence }) => `<small class="mistake">${escapeHtml(sentence[language] ?? "")}</small>`)
    .join("");

function answerHtml(item: Item, showing: Showing): string {
  const { key, body } = item;
  const { interaction } = body;
  if ("options" in interaction && interaction.type !== "categorise") {
    const right = rightIds(item);
    const options = interaction.options.map(({ option_id, content }) => {
      const heard = body.audio?.options?.[option_id];
      const html = content[showing.language] ?? content.en ?? "";
      const place = key.type === "order" ? ` value="${right.indexOf(option_id) + 1}"` : "";
      const isKey = key.type !== "order" && right.includes(option_id);
      const sound = heard === undefined ? "" : player(item, heard, showing);
      return `<li${place}${isKey ? ' class="key"' : ""}>${html}${sound}${mistakeHtml(item, option_id, showing)}</li>`;
    });
    return `<ol type="${key.type === "order" ? "1" : "A"}">${options.join("")}</ol>`;
  }
  if (key.type === "numeric_entry") {
    const forms = new Set([key.value, ...key.accepted].map((form) => String(form).replace("-", "−")));
    return `<p class="key">${[...forms].map(escapeHtml).join(" | ")}</p>`;
  }
  if (key.type === "text_entry") return `<p class="key">${escapeHtml(key.accepted.join(" | "))}</p>`;
  return interaction.type === "gap_entry" || interaction.type === "inline_choice"
    ? ""
    : `<pre class="key">${escapeHtml(JSON.stringify(key, null, 1))}</pre>`;
}

function stemHtml(item: Item, { language }: Showing): string {
  const { stem, interaction } = item.body;
  const html = stem[language] ?? stem.en ?? "";
  return interaction.type === "gap_entry" || interaction.type === "inline_choice"
    ? html.replace(/\{\{([\w.-]+)\}\}/g, (_, gapId: string) => gapHtml(item, interaction, gapId))
    : html;
}

function parametersOf({ irt, expected_ms, points, source, body }: Item): string {
  const model = irt === undefined ? "not calibrated" : `a ${irt.a}, b ${irt.b}, c ${irt.c} (${irt.calibration})`;
  const parts = [model, `${Math.round(expected_ms / 1000)} s`, `${points} ${points === 1 ? "point" : "points"}`];
  const tools = body.calculator ? ["calculator"] : [];
  return [...parts, ...tools, `${source.kind} ${source.name}`].join(" · ");
}

/** An item as its student sees it in a language, with key, explanation and parameters. */
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
