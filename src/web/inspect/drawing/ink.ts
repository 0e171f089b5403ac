/** The theme's colours as plain values, since a drawing is also saved as a file of its own. */
export const chartInk = {
  paper: "#ffffff",
  sheet: "#f6f8f9",
  text: "#1f2430",
  muted: "#515a6e",
  line: "#858d9d",
  frame: "#dcdfe6",
  arrow: "#515a6e",
  lit: "#0074df",
  litText: "#006bce",
} as const;

export const monospaced = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace";
