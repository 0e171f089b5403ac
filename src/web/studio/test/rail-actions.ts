/** What is done with one question of the list. */
export interface RailActions {
  readonly choose: (itemId: string) => void;
  readonly moveBy: (itemId: string, by: -1 | 1) => void;
  readonly duplicate: (itemId: string) => void;
  readonly remove: (itemId: string) => void;
}
