import { chakra } from "@chakra-ui/react/styled-system";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

const soft = "color-mix(in srgb, currentColor 14%, transparent)";

/** A button in the header's text colour, dark or light. */
export const ToolButton = chakra(
  "button",
  {
    base: {
      position: "relative",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "8",
      flex: "none",
      minW: { base: "44", md: "36px" },
      minH: { base: "44", md: "36px" },
      borderRadius: "control",
      color: "inherit",
      lineHeight: "tight",
      whiteSpace: "nowrap",
      cursor: "pointer",
      transitionProperty: "background-color",
      transitionDuration: "quick",
      _hover: { bg: soft },
      "&[aria-expanded=true]": { bg: soft },
      _focusVisible: { outlineColor: "currentColor", outlineOffset: "-3px" },
      "&[aria-disabled=true]": { opacity: 0.5, cursor: "not-allowed" },
    },
  },
  { defaultProps: { type: "button" } },
);

type ToolButtonProps = ComponentProps<typeof ToolButton>;

interface ToolProps extends Omit<ToolButtonProps, "aria-label" | "title"> {
  readonly label: string;
  readonly Icon: LucideIcon;
  /** More than the label says, such as its keys. */
  readonly hint?: string;
}

/** An icon button in the header; `label` is its name. */
export function HeaderTool({ label, hint, Icon, children, ...rest }: ToolProps) {
  return (
    <ToolButton aria-label={label} title={hint ?? label} {...rest}>
      <Icon size={18} aria-hidden="true" />
      {children}
    </ToolButton>
  );
}
