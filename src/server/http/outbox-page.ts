import type { FastifyInstance } from "fastify";
import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Language } from "../../contract/item/content";
import { escapeHtml } from "../../items/content/escape-html";
import type { LocalMessage, LocalOutbox } from "../messages/local-outbox";
import { secretHashOf } from "../support/identifiers";
import { CallRefusal } from "../support/refusal";
import type { Dependencies } from "../use-cases/dependencies";
import { installationSecret } from "../use-cases/installation-secret";
import { requestedLanguage } from "./envelope";
import { inlineSource } from "./inline-hashes";

export const outboxPath = "/dev/outbox";

const words = {
  en: {
    title: "Local outbox",
    lead: "No sender is set up, so nothing leaves this machine. The messages stand here, the newest first.",
    empty: "Nothing yet. Ask for a code and load this page again.",
  },
  zh: {
    title: "本机发件箱",
    lead: "尚未配置短信或邮件服务，消息不会离开本机。以下为本应发出的消息，最新的在前。",
    empty: "暂无消息。请先获取验证码，再刷新本页。",
  },
} as const satisfies Record<Language, object>;

const style = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
  h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
  ol { list-style: none; margin: 1.5rem 0 0; padding: 0; }
  li { border-top: 1px solid #8888; padding: 1rem 0; overflow-wrap: anywhere; }
  .head { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; }
  .code { font: 600 1.5rem/1.5 ui-monospace, monospace; letter-spacing: .1em; }
  p { margin: 0; }`;

const entry =
  (language: Language) =>
  ({ to, subject, text, code, at }: LocalMessage): string => {
    const time = new Intl.DateTimeFormat(language, { timeStyle: "medium" }).format(at);
    return (
      `<li><div class="head"><strong>${escapeHtml(to)}</strong><time>${escapeHtml(time)}</time></div>` +
      `<p class="code">${escapeHtml(code)}</p><p>${escapeHtml(subject)}</p><p>${escapeHtml(text)}</p></li>`
    );
  };

/** The page of messages that would have been sent, as HTML. */
export function outboxHtml(messages: readonly LocalMessage[], language: Language): string {
  const { title, lead, empty } = words[language];
  const list = messages.length === 0 ? `<p>${empty}</p>` : `<ol>${messages.map(entry(language)).join("")}</ol>`;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>` +
    `<body><main><h1>${title}</h1><p>${lead}</p>${list}</main></body></html>`
  );
}

/** The secret key of the page; the terminal prints it as part of the address. */
export const outboxSecret = (deps: Pick<Dependencies, "db" | "secret">): Promise<string> =>
  installationSecret(deps, "outbox");

const askedSchema = z.object({ key: z.string() });

/** Registers the page of codes that would have been sent. Without the key in its link, the page does not exist. */
export function registerOutbox(app: FastifyInstance, outbox: LocalOutbox, secret: () => Promise<string>): void {
  app.get(outboxPath, async (request, reply) => {
    const asked = askedSchema.safeParse(request.query);
    const hashes = [await secret(), asked.success ? asked.data.key : ""].map((key) => Buffer.from(secretHashOf(key)));
    const [right = Buffer.alloc(0), given = Buffer.alloc(1)] = hashes;
    if (!timingSafeEqual(right, given)) throw new CallRefusal("unknownCall");
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer")
      .header("content-security-policy", `default-src 'none'; style-src ${inlineSource(style)}; frame-ancestors 'none'`)
      .send(outboxHtml(outbox.list(), requestedLanguage(request.headers)));
  });
}
