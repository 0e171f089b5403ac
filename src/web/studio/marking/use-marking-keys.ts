import { takesKeys, usePageKey } from "../../item/interactions/keys";
import { areSingleKeysOn } from "../../item/interactions/single-keys";
import { afterPointsKey, noPoints, type TypedPoints } from "./points-keys";

interface MarkingKeys {
  readonly isOn: boolean;
  /** The most points of the question; null: nothing is chosen that takes points. */
  readonly most: number | null;
  readonly typed: TypedPoints;
  readonly onTyped: (typed: TypedPoints) => void;
  readonly onPoints: (points: number) => void;
  /** By the letter of the key, in lower case. */
  readonly actions: Readonly<Record<string, () => void>>;
}

const sameAs: Readonly<Record<string, string>> = {
  arrowdown: "j",
  arrowright: "j",
  arrowup: "k",
  arrowleft: "k",
  "？": "?",
};

/** The keys of the page by which answers are marked; fields, dialogs and lists of comments have their own. */
export const useMarkingKeys = ({ isOn, most, typed, onTyped, onPoints, actions }: MarkingKeys): void =>
  usePageKey((event) => {
    if (!isOn || !areSingleKeysOn() || takesKeys(event.target)) return;
    const key = event.key.toLowerCase();
    const after = most === null ? null : afterPointsKey(typed, event.key, most);
    if (after !== null) {
      event.preventDefault();
      onTyped(typeof after === "number" ? noPoints : after);
      if (typeof after === "number") onPoints(after);
      return;
    }
    const action = actions[sameAs[key] ?? key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
