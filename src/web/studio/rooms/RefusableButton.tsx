import type { ComponentProps } from "react";
import { Button } from "../../ui/Button";

interface RefusableButtonProps extends Omit<ComponentProps<typeof Button>, "onClick"> {
  /** Why it cannot be done now; null: it can. */
  readonly refusal: string | null;
  readonly onDo: () => void;
  /** Pressed although it cannot be done: the reason is to be said. */
  readonly onRefused: (reason: string) => void;
}

/** A button that stays within reach where it cannot be used, and then says why. */
export const RefusableButton = ({ refusal, onDo, onRefused, ...button }: RefusableButtonProps) => (
  <Button
    minH="44"
    variant="outline"
    {...button}
    {...(refusal === null
      ? {}
      : { variant: "outline", "aria-disabled": true, title: refusal, opacity: 0.55, cursor: "not-allowed" })}
    onClick={() => (refusal === null ? onDo() : onRefused(refusal))}
  />
);
