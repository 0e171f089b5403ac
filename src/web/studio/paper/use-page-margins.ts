import { useEffect } from "react";

const quoted = (text: string): string => `"${text.replaceAll(/[\\"]/g, String.raw`\$&`).replaceAll(/\s+/g, " ")}"`;

const font = "9pt Inter, system-ui, 'Noto Sans SC', sans-serif";

interface PageMargins {
  /** Stands at the top of every page but the first. */
  readonly head: string;
  /** Stands at the top right of every page but the first. */
  readonly name: string;
  readonly foot: string;
}

const rules = ({ head, name, foot }: PageMargins): string => `@page {
  size: A4;
  margin: 18mm 15mm 16mm;
  @top-left { content: ${quoted(head)}; font: ${font}; color: #515a6e; }
  @top-right { content: ${quoted(name)}; font: ${font}; color: #515a6e; }
  @bottom-left { content: ${quoted(foot)}; font: ${font}; color: #515a6e; }
  @bottom-right { content: counter(page) " / " counter(pages); font: ${font}; color: #515a6e; }
}
@page :first { @top-left { content: none; } @top-right { content: none; } }`;

/** Head, foot and page numbers of printed pages, where the browser prints them in the margins. */
export function usePageMargins({ head, name, foot }: PageMargins): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules({ head, name, foot }));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [head, name, foot]);
}
