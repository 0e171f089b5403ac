interface Pressed {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/**
 * Whether a key event belongs to the composition of an input method. Safari ends the composition before the key that
 * confirms it, and marks that key only by its key code.
 */
export const belongsToComposition = (event: Pressed | { readonly nativeEvent: Pressed }): boolean => {
  const { isComposing, keyCode } = "nativeEvent" in event ? event.nativeEvent : event;
  return isComposing || keyCode === 229;
};
