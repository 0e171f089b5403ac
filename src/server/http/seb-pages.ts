import type { FastifyInstance, FastifyReply } from "fastify";
import type { Language } from "../../contract/item/content";
import { escapeHtml } from "../../items/content/escape-html";
import type { Dependencies } from "../use-cases/dependencies";
import { sebPaths } from "../use-cases/lockdown/seb-addresses";
import { sebFileOf } from "../use-cases/lockdown/seb-policy";
import { requestedLanguage, sendFault } from "./envelope";
import { inlineSource } from "./inline-hashes";
import { checkStates, checkWords, quitWords } from "./seb-words";

const style = `
  :root { color-scheme: light dark; }
  body { font: 17px/1.6 system-ui, sans-serif; max-width: 36rem; margin: 0 auto; padding: 12vh 1.25rem 2rem; }
  h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 .5rem; }
  p { margin: 0 0 1.25rem; }
  a, button { display: inline-block; font: inherit; font-weight: 600; padding: .6rem 1.1rem; margin: 0 .5rem .5rem 0;
    border: 1px solid #2c5de5; border-radius: .5rem; background: #2c5de5; color: #fff; text-decoration: none;
    cursor: pointer; }
  a.second { background: transparent; color: inherit; border-color: #8888; }
  h1:focus { outline: none; }
  .site { color: #767676; margin: 0 0 1.5rem; }
  [hidden] { display: none; }`;

/** The script of the check page, which the build writes beside the pages. */
const checkScriptPath = "/seb-check.js";

interface Page {
  readonly title: string;
  /** The name of the site. */
  readonly site: string;
  readonly body: string;
  readonly script?: string;
}

const pageOf = (language: Language, { title, site, body, script = "" }: Page): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
${script}
</head>
<body>
<main>
<p class="site">${escapeHtml(site)}</p>
${body}
</main>
</body>
</html>
`;

const action = ({ name, text, isSecond }: { name: string; text: string; isSecond: boolean }): string =>
  `<a href="#" data-action="${name}"${isSecond ? ' class="second"' : ""}>${escapeHtml(text)}</a>`;

const section = (language: Language): string => {
  const words = checkWords[language];
  return checkStates
    .map(({ state, actions }) => {
      const { title, text } = words.states[state];
      const links = actions.map((name, place) => action({ name, text: words.actions[name], isSecond: place > 0 }));
      return `<section data-state="${state}" lang="${language}" hidden>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${links.join("\n")}
</section>`;
    })
    .join("\n");
};

const checkHtml = (language: Language, site: string): string =>
  pageOf(language, {
    title: checkWords[language].title,
    site,
    body: `<div aria-live="polite">\n${section("zh")}\n${section("en")}\n</div>`,
    script: `<script src="${checkScriptPath}" defer></script>`,
  });

const quitHtml = (language: Language, site: string): string => {
  const { title, text } = quitWords[language];
  return pageOf(language, { title, site, body: `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>` });
};

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header(
      "content-security-policy",
      `default-src 'none'; script-src 'self'; connect-src 'self'; style-src ${inlineSource(style)}; ` +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    .send(html);

const fileName = /^([\w-]{1,64})\.seb$/;

/**
 * Serves what Safe Exam Browser opens: the configuration of an assignment, the check page at which it begins, and the
 * address at which it closes itself. They are plain documents: the hashes that the browser shows are of the address of
 * the document, which an application of one page would change.
 */
export function registerSebPages(app: FastifyInstance, deps: Dependencies): void {
  const { siteName = () => "Invigil" } = deps;
  app.get<{ Params: { readonly file: string } }>(`${sebPaths.config}/:file`, async (request, reply) => {
    const assignmentId = fileName.exec(request.params.file)?.[1];
    const file = assignmentId === undefined ? null : await sebFileOf(deps, assignmentId);
    if (file === null) return sendFault(request, reply, "unknownCall");
    return reply
      .type("application/seb")
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="${assignmentId}.seb"`)
      .send(file);
  });
  app.get(sebPaths.check, (request, reply) =>
    sendPage(reply, checkHtml(requestedLanguage(request.headers), siteName())),
  );
  app.get(sebPaths.quit, (request, reply) => sendPage(reply, quitHtml(requestedLanguage(request.headers), siteName())));
}
