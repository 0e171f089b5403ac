import type { Interaction, ItemKey } from "../../src/contract/item/item";
import type { TestDraft } from "../../src/server/use-cases/publishing/draft";
import { sortingDraft } from "./sums-bank";

const menuId = "dragged";
const named = (...names: readonly (readonly [en: string, zh: string])[]) =>
  names.map(([en, zh]) => ({ option_id: en, content: { en, zh } }));

const questions: readonly { readonly interaction: Interaction; readonly key: ItemKey }[] = [
  {
    interaction: {
      type: "categorise",
      options: named(["Owl", "猫头鹰"], ["Trout", "鳟鱼"], ["Robin", "知更鸟"]),
      categories: named(["Birds", "鸟类"], ["Fish", "鱼类"]),
    },
    key: { type: "categorise", placements: { Owl: "Birds", Trout: "Fish", Robin: "Birds" } },
  },
  {
    interaction: {
      type: "order",
      options: named(["Tuesday", "星期二"], ["Wednesday", "星期三"], ["Monday", "星期一"]),
    },
    key: { type: "order", option_ids: ["Monday", "Tuesday", "Wednesday"] },
  },
  {
    interaction: {
      type: "match",
      sources: named(["Thermometer", "温度计"], ["Ruler", "直尺"], ["Scale", "秤"]),
      targets: named(
        ["how warm something is", "物体有多热"],
        ["how long something is", "物体有多长"],
        ["how heavy something is", "物体有多重"],
        ["how fast something moves", "物体运动得有多快"],
      ),
    },
    key: {
      type: "match",
      pairs: [
        ["Thermometer", "how warm something is"],
        ["Ruler", "how long something is"],
        ["Scale", "how heavy something is"],
      ],
    },
  },
];

/** A fixed test of three questions that are answered by dragging: sorted into groups, put in order, matched. */
export const draggedDraft = (): TestDraft => {
  const { definition, items, ...rest } = sortingDraft();
  const [section] = definition.sections;
  const [item] = items;
  if (section === undefined || item === undefined) throw new Error("nothing to start from");
  return {
    ...rest,
    menuId,
    definition: {
      ...definition,
      title: { en: "Cards", zh: "卡片" },
      exam_info: { ...definition.exam_info, extract_question_number: questions.length },
      sections: [{ ...section, title: { en: "Cards", zh: "卡片" }, items: questions.length }],
    },
    items: questions.map(({ interaction, key }, place) => ({
      ...item,
      item_id: `${menuId}-${place + 1}`,
      body: {
        ...item.body,
        stem: { en: "<p>Put each one where it belongs.</p>", zh: "<p>把每一项放到正确的位置。</p>" },
        interaction,
      },
      key,
    })),
  };
};
