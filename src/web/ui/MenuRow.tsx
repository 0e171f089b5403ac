import { chakra } from "@chakra-ui/react/styled-system";
import { Check, type LucideIcon } from "lucide-react";

/** One line of a menu. */
export interface MenuChoice {
  readonly key: string;
  readonly label: string;
  readonly Icon?: LucideIcon;
  /** The language of the label, if it differs from the page's. */
  readonly lang?: string;
  /** Makes it a radio item, and states whether it is selected. */
  readonly isChecked?: boolean;
  readonly isDisabled?: boolean;
  /** Text at the end of the line, such as a count. */
  readonly detail?: string;
  /** A line separates it from the entries before. */
  readonly isApart?: boolean;
  readonly onSelect: () => void;
}

const Row = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "8",
    width: "full",
    minH: { base: "44", md: "40" },
    px: "12",
    borderRadius: "control",
    textAlign: "start",
    color: "fg",
    cursor: "pointer",
    _hover: { bg: "bg.subtle" },
    _focusVisible: { bg: "bg.subtle", outlineOffset: "-3px" },
    "&[aria-checked=true]": { color: "accent.text", fontWeight: "medium" },
    "&[aria-disabled=true]": { opacity: 0.5, cursor: "not-allowed" },
    "&[data-apart]": { borderTopWidth: "1px", borderColor: "border", borderTopRadius: "0", mt: "4" },
  },
});

export function MenuRow({ entry, onChoose }: { readonly entry: MenuChoice; readonly onChoose: () => void }) {
  const { label, Icon, lang, isChecked, isDisabled = false, detail, isApart = false } = entry;
  return (
    <Row
      type="button"
      tabIndex={-1}
      role={isChecked === undefined ? "menuitem" : "menuitemradio"}
      aria-checked={isChecked}
      aria-disabled={isDisabled || undefined}
      data-apart={isApart || undefined}
      lang={lang}
      onClick={onChoose}
    >
      {Icon === undefined ? null : <Icon size={16} aria-hidden="true" />}
      <chakra.span flex="1">{label}</chakra.span>
      {detail === undefined ? null : (
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {detail}
        </chakra.span>
      )}
      {isChecked === true ? <Check size={16} aria-hidden="true" /> : null}
    </Row>
  );
}
