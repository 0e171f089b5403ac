import type { Localized } from "../../src/contract/item/content";
import type { Interaction, ItemKey } from "../../src/contract/item/item";
import type { TestDraft } from "../../src/server/use-cases/publishing/draft";
import { sortingDraft } from "./sums-bank";

const menuId = "credit";
const named = (...names: readonly (readonly [en: string, zh: string])[]) =>
  names.map(([en, zh]) => ({ option_id: en, content: { en, zh } }));

interface Question {
  readonly stem: Localized;
  readonly interaction: Interaction;
  readonly key: ItemKey;
  readonly points: number;
}

const questions: readonly Question[] = [
  {
    stem: {
      en: "<p>Water is a {{kind}} that boils at about {{degrees}} °C and freezes to {{frozen}}.</p>",
      zh: "<p>水是{{kind}}，大约在 {{degrees}} °C 沸腾，结冰后成为{{frozen}}。</p>",
    },
    interaction: {
      type: "gaps",
      gaps: [
        { gap_id: "kind", kind: "choice", options: named(["liquid", "液体"], ["gas", "气体"], ["fluid", "流体"]) },
        { gap_id: "degrees", kind: "number", max_length: 10 },
        { gap_id: "frozen", kind: "text", max_length: 20 },
      ],
    },
    key: {
      type: "gaps",
      gaps: {
        kind: { kind: "choice", option_id: "liquid", credit: { fluid: 0.5 } },
        degrees: { kind: "number", value: 100, tolerance: 0, low: 99, high: 102 },
        frozen: { kind: "text", accepted: ["ice", "冰"], case_sensitive: false },
      },
      weights: { kind: 2 },
    },
    points: 4,
  },
  {
    stem: { en: "<p>Which of these is a metal?</p>", zh: "<p>下面哪一个是金属？</p>" },
    interaction: {
      type: "single_choice",
      options: named(["Iron", "铁"], ["Steel", "钢"], ["Glass", "玻璃"]),
      shuffle: false,
    },
    key: { type: "single_choice", option_id: "Iron", credit: { Steel: 0.5, Glass: -0.25 }, lowest: -0.25 },
    points: 2,
  },
];

/** A fixed test of a text with gaps of both kinds and of a choice, both of which give part of the points. */
export const creditDraft = (): TestDraft => {
  const { definition, items, ...rest } = sortingDraft();
  const [section] = definition.sections;
  const [item] = items;
  if (section === undefined || item === undefined) throw new Error("nothing to start from");
  return {
    ...rest,
    menuId,
    definition: {
      ...definition,
      title: { en: "Water and metals", zh: "水和金属" },
      exam_info: {
        ...definition.exam_info,
        extract_question_number: questions.length,
        scoring_method: 1,
        correct_rate_method: 0,
      },
      sections: [{ ...section, title: { en: "Questions", zh: "题目" }, items: questions.length }],
      attempt_limit: null,
    },
    items: questions.map(({ stem, interaction, key, points }, place) => ({
      ...item,
      item_id: `${menuId}-${place + 1}`,
      body: { ...item.body, stem, interaction },
      key,
      points,
    })),
  };
};
