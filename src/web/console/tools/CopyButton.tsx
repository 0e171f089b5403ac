import { Check, Copy, CopyX } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useCopy } from "./use-copy";

const icons = { idle: Copy, copied: Check, failed: CopyX } as const;

/** Copies `text`, and then shows whether that worked. */
export function CopyButton({
  text,
  label,
  variant = "quiet",
}: {
  readonly text: () => string;
  readonly label: string;
  readonly variant?: "quiet" | "outline";
}) {
  const t = useMessage();
  const [state, copy] = useCopy();
  const Icon = icons[state];
  const said = { idle: label, copied: t("errors.copied"), failed: t("errors.notCopied") }[state];
  return (
    <Button variant={variant} size={variant === "quiet" ? "sm" : "md"} onClick={() => copy(text())}>
      <Icon size={16} aria-hidden="true" />
      <span aria-live="polite">{said}</span>
    </Button>
  );
}
