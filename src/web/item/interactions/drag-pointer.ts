import { PointerActivationConstraints, PointerSensor } from "@dnd-kit/dom";

/** A finger that scrolls does not drag, and a press that does not move picks. */
export const dragPointer = PointerSensor.configure({
  activationConstraints: ({ pointerType }) =>
    pointerType === "touch"
      ? [new PointerActivationConstraints.Delay({ value: 180, tolerance: 8 })]
      : [new PointerActivationConstraints.Distance({ value: 6 })],
});
