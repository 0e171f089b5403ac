import type { InteractionOf, KeyOf } from "../../../contract/item/item";
import type { CategoriseRecord, MatchRecord, OrderRecord } from "../record";
import { Refusal } from "../refusal";
import { readOptions, type ItemContext } from "./options";

const wholeOf = (marking: "shares" | "whole") => (marking === "whole" ? { whole: true as const } : {});

export const toMatch = (
  { sources, targets, pairs, marking }: MatchRecord,
  context: ItemContext,
): { readonly interaction: InteractionOf<"match">; readonly key: KeyOf<"match"> } => {
  const left = readOptions(sources, context, { list: "sources", least: 1 });
  const right = readOptions(targets, context, { list: "targets", least: 1 });
  if (pairs.length === 0) throw new Refusal("keyMissing");
  return {
    interaction: { type: "match", sources: left.options, targets: right.options },
    key: {
      type: "match",
      pairs: pairs.map(([source, target]) => [left.idOf(source), right.idOf(target)]),
      ...wholeOf(marking),
    },
  };
};

export const toCategorise = (
  { options, categories, placements, marking }: CategoriseRecord,
  context: ItemContext,
): { readonly interaction: InteractionOf<"categorise">; readonly key: KeyOf<"categorise"> } => {
  const listed = readOptions(options, context, { list: "options", least: 1 });
  if (categories.length > 4) throw new Refusal("choicesOutOfRange", String(categories.length));
  const named = readOptions(categories, context, { list: "categories" });
  const entries = Object.entries(placements);
  if (entries.length === 0) throw new Refusal("keyMissing");
  return {
    interaction: { type: "categorise", options: listed.options, categories: named.options },
    key: {
      type: "categorise",
      placements: Object.fromEntries(entries.map(([option, category]) => [listed.idOf(option), named.idOf(category)])),
      ...wholeOf(marking),
    },
  };
};

export const toOrder = (
  { options, order, marking }: OrderRecord,
  context: ItemContext,
): { readonly interaction: InteractionOf<"order">; readonly key: KeyOf<"order"> } => {
  const listed = readOptions(options, context);
  if (order.length !== options.length || new Set(order).size !== order.length) throw new Refusal("keyMissing");
  return {
    interaction: { type: "order", options: listed.options },
    key: { type: "order", option_ids: order.map(listed.idOf), ...wholeOf(marking) },
  };
};
