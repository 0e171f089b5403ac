import type { Answer, Item, ItemKey } from "../../contract/item";
import { scoreAnswer } from "../scoring/score";

/** Every answer that a key names. */
function namedBy(key: ItemKey): Answer[] {
  switch (key.type) {
    case "text_entry":
      return key.accepted.map((text) => ({ type: key.type, text }));
    case "numeric_entry":
      return [String(key.value), ...key.accepted].map((text) => ({ type: key.type, text }));
    case "gap_entry": {
      const most = Math.max(...Object.values(key.accepted).map(({ length }) => length));
      return Array.from({ length: most }, (_, form) => ({
        type: key.type,
        texts: Object.fromEntries(
          Object.entries(key.accepted).map(([gap, forms]) => [gap, forms[form] ?? forms[0] ?? ""]),
        ),
      }));
    }
    case "single_choice":
    case "multiple_choice":
    case "inline_choice":
    case "order":
    case "match":
    case "categorise":
    case "hot_spot":
      return [key];
  }
}

/** Whether all that the key names is right, and of a single choice no other option. */
export function hasOneKey({ key, body: { interaction } }: Item): boolean {
  const isRight = (answer: Answer): boolean => scoreAnswer(key, interaction, answer).credit === 1;
  if (interaction.type !== "single_choice") return namedBy(key).every(isRight);
  const right = interaction.options.filter(({ option_id }) => isRight({ type: "single_choice", option_id }));
  return right.length === 1;
}
