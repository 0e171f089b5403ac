/** The look of a modal dialog: a card in the middle, over the dimmed page. Its size is the dialog's. */
export const dialogSurface = {
  m: "auto",
  bg: "bg.card",
  color: "fg",
  borderWidth: "1px",
  borderColor: "border",
  borderRadius: "card",
  boxShadow: "float",
  _backdrop: { bg: "scrim" },
} as const;
