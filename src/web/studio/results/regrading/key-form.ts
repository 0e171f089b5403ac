import type { FunctionComponent } from "react";
import type { InteractionOf, InteractionType, ItemBody, KeyOf } from "../../../../contract/item/item";

/** Props of the form in which the key of a correction is entered. */
export interface KeyFormProps<Kind extends InteractionType> {
  readonly body: ItemBody;
  readonly interaction: InteractionOf<Kind>;
  /** null: it is not complete yet. */
  readonly itemKey: KeyOf<Kind> | null;
  /** The key that counts now, from which the form starts. */
  readonly standing: KeyOf<Kind>;
  readonly onChange: (key: KeyOf<Kind> | null) => void;
}

export interface KeyForm<Kind extends InteractionType> {
  readonly Form: FunctionComponent<KeyFormProps<Kind>>;
  /** A further answer that is right is entered from the start, not by changing the present one. */
  readonly startsEmpty?: true;
  /** Absent: every key of the form is complete. */
  readonly isComplete?: (interaction: InteractionOf<Kind>, key: KeyOf<Kind>) => boolean;
}
