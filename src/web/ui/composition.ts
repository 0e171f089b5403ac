interface Pressed {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/**
 * Whether a key belongs to an input method that composes a word. Safari ends the composition before the key that
 * confirms it, and marks that key by its code alone.
 */
export const belongsToComposition = (event: Pressed | { readonly nativeEvent: Pressed }): boolean => {
  const { isComposing, keyCode } = "nativeEvent" in event ? event.nativeEvent : event;
  return isComposing || keyCode === 229;
};
