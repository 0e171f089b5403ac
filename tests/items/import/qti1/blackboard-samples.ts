const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const formatted = (content: string, type = "HTML"): string =>
  `<material><mat_extension><mat_formattedtext type="${type}">${escaped(content)}</mat_formattedtext>` +
  "</mat_extension></material>";
const idle = (name: "flow" | "flow_mat"): string =>
  `<${name} class="FILE_BLOCK"><material/></${name}>` +
  `<${name} class="LINK_BLOCK"><material><mattext texttype="text/plain" uri=""/></material></${name}>`;
export const block = (content: string, name: "flow" | "flow_mat" = "flow"): string =>
  `<${name} class="FORMATTED_TEXT_BLOCK">${formatted(content)}</${name}>${idle(name)}`;
export const label = (ident: string, text: string | null): string =>
  `<response_label ident="${ident}" rarea="Ellipse" rrange="Exact" shuffle="Yes">` +
  `${text === null ? "" : block(text, "flow_mat")}</response_label>`;
export const lid = (ident: string, labels: string, { cardinality = "Single", shuffle = "No" } = {}): string =>
  `<response_lid ident="${ident}" rcardinality="${cardinality}" rtiming="No">` +
  `<render_choice maxnumber="0" minnumber="0" shuffle="${shuffle}">${labels}</render_choice></response_lid>`;
export const each = (labels: readonly string[]): string =>
  labels.map((one) => `<flow_label class="Block">${one}</flow_label>`).join("");
export const field = (ident = "response"): string =>
  `<response_str ident="${ident}" rcardinality="Single" rtiming="No">` +
  '<render_fib columns="127" fibtype="String" maxchars="0" maxnumber="0" minnumber="0" prompt="Box" rows="1"/>' +
  "</response_str>";
export const equal = (value: string, response = "response"): string =>
  `<varequal case="No" respident="${response}">${value}</varequal>`;
export const right = (
  condition: string,
  title = "correct",
  score = '<setvar action="Set" variablename="SCORE">SCORE.max</setvar>',
): string =>
  `<respcondition title="${title}"><conditionvar>${condition}</conditionvar>${score}` +
  '<displayfeedback feedbacktype="Response" linkrefid="correct"/></respcondition>';
export const unscored = (condition: string, title = "x"): string => right(condition, title, "");
const wrong =
  '<respcondition title="incorrect"><conditionvar><other/></conditionvar>' +
  '<setvar action="Set" variablename="SCORE">0.0</setvar></respcondition>';
export const feedback = (ident: string, text: string): string =>
  `<itemfeedback ident="${ident}" view="All"><flow_mat class="Block">${block(text, "flow_mat")}</flow_mat>` +
  "</itemfeedback>";

interface Parts {
  readonly fields?: Readonly<Record<string, string>>;
  readonly question?: string;
  readonly more?: string;
  readonly max?: number;
  readonly columns?: string;
}
export const item = (
  type: string,
  answers: string,
  rules: string,
  { fields = {}, question = "Ask.", more = "", max = 4, columns = "" }: Parts = {},
): string => {
  const all = {
    bbmd_asi_object_id: "_7_1",
    bbmd_asitype: "Item",
    bbmd_assessmenttype: "Pool",
    bbmd_questiontype: type,
    bbmd_is_disabled: "false",
    bbmd_negative_points_ind: "N",
    bbmd_partialcredit: "false",
    qmd_absolutescore_max: "-1.0",
    qmd_weighting: "0.0",
    ...fields,
  };
  const listed = Object.entries(all).map(([name, value]) => `<${name}>${value}</${name}>`);
  return (
    `<item maxattempts="0"><itemmetadata>${listed.join("")}</itemmetadata><presentation><flow class="Block">` +
    `<flow class="QUESTION_BLOCK">${block(question)}</flow>` +
    `<flow class="RESPONSE_BLOCK">${answers}</flow>${columns}</flow></presentation>` +
    '<resprocessing scoremodel="SumOfScores"><outcomes>' +
    `<decvar defaultval="0.0" maxvalue="${max}" minvalue="0.0" varname="SCORE" vartype="Decimal"/></outcomes>` +
    `${rules}${wrong}</resprocessing>${more}</item>`
  );
};
export const pool = (items: string): string =>
  '<?xml version="1.0" encoding="UTF-8"?><questestinterop><assessment title="Pond pool"><assessmentmetadata>' +
  "<bbmd_asi_object_id>_1_1</bbmd_asi_object_id><bbmd_assessmenttype>Pool</bbmd_assessmenttype>" +
  "<qmd_weighting>0.0</qmd_weighting></assessmentmetadata>" +
  `<rubric view="All"><flow_mat class="Block">${formatted("Take care.")}</flow_mat></rubric>` +
  `<presentation_material><flow_mat class="Block">${formatted("")}</flow_mat></presentation_material>` +
  `<section><sectionmetadata><bbmd_asitype>Section</bbmd_asitype></sectionmetadata>${items}</section>` +
  "</assessment></questestinterop>";
