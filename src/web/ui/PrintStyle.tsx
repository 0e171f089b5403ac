import { Global } from "@emotion/react";

const rules = `@media print {
  @page { size: A4; margin: 14mm; }
  html, body { background: #fff !important; }
  body { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  body header, body nav, .no-print { display: none !important; }
  a { color: inherit !important; text-decoration: none !important; }
}`;

/** Print styles: only the result, without menu and buttons, with background colours. */
export function PrintStyle() {
  return <Global styles={rules} />;
}
