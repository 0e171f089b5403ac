import { ActionButton } from "../../ui/ActionButton";
import { useEnter } from "../shell/use-enter";

interface GoOnButtonProps {
  readonly label: string;
  readonly canGoOn?: boolean;
  readonly onNext: () => void;
}

/** The only way on from a practice item: press the button or Enter. */
export function GoOnButton({ label, canGoOn = true, onNext }: GoOnButtonProps) {
  useEnter(canGoOn, onNext);
  return (
    <ActionButton disabled={!canGoOn} onClick={onNext}>
      {label}
    </ActionButton>
  );
}
