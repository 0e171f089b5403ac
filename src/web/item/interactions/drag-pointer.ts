import { PointerActivationConstraints, PointerSensor } from "@dnd-kit/dom";

/**
 * Starts a drag only after a delay (touch) or some distance (mouse), so that scrolling does not drag and a press
 * without movement picks.
 */
export const dragPointer = PointerSensor.configure({
  activationConstraints: ({ pointerType }) =>
    pointerType === "touch"
      ? [new PointerActivationConstraints.Delay({ value: 180, tolerance: 8 })]
      : [new PointerActivationConstraints.Distance({ value: 6 })],
});
