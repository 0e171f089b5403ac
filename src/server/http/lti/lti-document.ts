import type { FastifyReply } from "fastify";
import type { Language } from "../../../contract/item/content";
import { escapeHtml } from "../../../items/content/escape-html";
import { inlineSource } from "../inline-hashes";

const style = `
  :root { color-scheme: light dark; --page: #f4f6f9; --card: #fff; --text: #1b2430; --muted: #56606e; --line: #dfe4ea;
    --accent: #1a5fd0; --on-accent: #fff; }
  @media (prefers-color-scheme: dark) { :root { --page: #12161c; --card: #1b212a; --text: #e8ecf1; --muted: #a7b1be;
    --line: #303945; --accent: #8ab4ff; --on-accent: #0b1a33; } }
  * { box-sizing: border-box; }
  body { font: 16px/1.6 system-ui, sans-serif; margin: 0; padding: 1.5rem 1rem; background: var(--page);
    color: var(--text); }
  main { max-width: 34rem; margin: 0 auto; padding: 1.75rem; background: var(--card); border: 1px solid var(--line);
    border-radius: .75rem; }
  @media (min-height: 40rem) { body { padding-top: 4rem; } }
  h1 { font-size: 1.375rem; line-height: 1.3; margin: 0 0 .75rem; }
  p { margin: 0 0 1rem; overflow-wrap: anywhere; }
  form { margin: 0; }
  main > :last-child { margin-bottom: 0; }
  .note { color: var(--muted); font-size: .875rem; margin-top: 1.25rem; }
  a.go, button { display: inline-block; min-height: 2.75rem; font: inherit; font-weight: 600; padding: .5625rem 1.25rem;
    border: 0; border-radius: .5rem; background: var(--accent); color: var(--on-accent); text-decoration: none;
    cursor: pointer; }
  a.go:focus-visible, button:focus-visible { outline: 3px solid var(--text); outline-offset: 3px; }`;

/** A page that the server makes by itself, for the moments of a launch before the application is there. */
export interface LtiDocument {
  readonly language: Language;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Small print below. */
  readonly note?: string;
  /** HTML of links, buttons and forms, with everything in it escaped. */
  readonly controls?: string;
  /** A script of the page, which reads `data` as JSON from the body. */
  readonly script?: string;
  readonly data?: unknown;
  /** The page loads this path after so many seconds. */
  readonly refresh?: { readonly seconds: number; readonly to: string };
  /** The origins in whose frames it may be shown. */
  readonly ancestors: readonly string[];
  /** The origins, besides this site, to which it may send a form. */
  readonly formTargets?: readonly string[];
}

const html = ({ language, title, paragraphs, note, controls = "", script, data, refresh }: LtiDocument): string => {
  const text = paragraphs.map((one) => `<p>${escapeHtml(one)}</p>`).join("");
  const small = note === undefined ? "" : `<p class="note">${escapeHtml(note)}</p>`;
  const later =
    refresh === undefined
      ? ""
      : `<meta http-equiv="refresh" content="${refresh.seconds};url=${escapeHtml(refresh.to)}">`;
  const given = data === undefined ? "" : ` data-given="${escapeHtml(JSON.stringify(data))}"`;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>${later}` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>` +
    `<body${given}><main><h1>${escapeHtml(title)}</h1>${text}${controls}${small}</main>` +
    `${script === undefined ? "" : `<script>${script}</script>`}</body></html>`
  );
};

/** Sends a page of a launch, which platforms may show in their frames and nobody else. */
export function sendLtiDocument(reply: FastifyReply, status: number, document: LtiDocument): FastifyReply {
  const { script, ancestors, formTargets = [] } = document;
  const policy = [
    "default-src 'none'",
    `style-src ${inlineSource(style)}`,
    ...(script === undefined ? [] : [`script-src ${inlineSource(script)}`]),
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    "base-uri 'none'",
    `frame-ancestors ${ancestors.length === 0 ? "'none'" : ["'self'", ...ancestors].join(" ")}`,
  ].join("; ");
  for (const name of ["x-frame-options", "cross-origin-opener-policy", "cross-origin-resource-policy"])
    reply.removeHeader(name);
  return reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-security-policy", policy)
    .send(html(document));
}

/** A form with hidden fields. */
export const hiddenForm = (action: string, fields: Readonly<Record<string, string>>, button: string): string =>
  `<form method="post" action="${escapeHtml(action)}">` +
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join("") +
  `<button>${escapeHtml(button)}</button></form>`;

/** A link that looks like a button and opens a window of its own. */
export const windowLink = (to: string, words: string): string =>
  `<p><a class="go" href="${escapeHtml(to)}" target="_blank" rel="noopener">${escapeHtml(words)}</a></p>`;

/** A link that looks like a button. */
export const goLink = (to: string, words: string): string =>
  `<p><a class="go" href="${escapeHtml(to)}">${escapeHtml(words)}</a></p>`;

/** A button for a script of the page. */
export const closeButton = (words: string): string => `<p><button type="button">${escapeHtml(words)}</button></p>`;
