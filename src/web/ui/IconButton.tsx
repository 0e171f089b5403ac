import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "./Button";

type ButtonProps = Omit<ComponentProps<typeof Button>, "children" | "aria-label">;

/** A plain square button with an icon; `label` is its accessible name. */
export function IconButton({
  label,
  Icon,
  ...rest
}: ButtonProps & { readonly label: string; readonly Icon: LucideIcon }) {
  return (
    <Button variant="quiet" size="sm" minW={{ base: "44", md: "32" }} px="0" aria-label={label} title={label} {...rest}>
      <Icon size={18} aria-hidden="true" />
    </Button>
  );
}
