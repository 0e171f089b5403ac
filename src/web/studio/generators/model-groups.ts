import type { Language } from "../../../contract/item/content";
import type { ItemModelEntry } from "../../../contract/studio/item-models";
import { localized } from "../../i18n/language";

interface ModelGroup {
  readonly key: string;
  readonly subject: string;
  readonly area: string;
  readonly models: readonly ItemModelEntry[];
}

/** The models that contain every word of a search, in groups by subject and area, in the order given. */
export const modelGroups = (models: readonly ItemModelEntry[], search: string, language: Language): ModelGroup[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, { subject: string; area: string; models: ItemModelEntry[] }>();
  for (const entry of models) {
    const area = localized(entry.area, language);
    const text = [entry.model, area, entry.title.en, entry.title.zh, entry.sample.en, entry.sample.zh]
      .join(" ")
      .toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const key = `${entry.subject} ${area}`;
    const group = groups.get(key) ?? { subject: entry.subject, area, models: [] };
    group.models.push(entry);
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
};
