import { settingChoices, type Layout, type ThemeSettings } from "../../../machines/appearance/theme-settings";
import { hasMenuGround } from "../../../src/web/console/theme/apply-look";
import { getSystem } from "../../../src/web/theme/system";
import { page } from "./page";

export interface Look {
  readonly mode: Exclude<ThemeSettings["mode"], "system">;
  readonly theme: ThemeSettings["themeName"];
  readonly layout: Layout;
  readonly background: ThemeSettings["background"];
}

/** All looks on which colours depend, as attributes of the root element. */
export const looks: readonly Look[] = (["light", "dark"] as const).flatMap((mode) =>
  settingChoices.themeName.flatMap((theme) =>
    settingChoices.layout.flatMap((layout) =>
      settingChoices.background
        .filter((background) => background === "none" || hasMenuGround(layout))
        .map((background) => ({ mode, theme, layout, background })),
    ),
  ),
);

const css = (/<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? "").replaceAll(/\/\*[\s\S]*?\*\//g, "");

/** The rules for screens in order, without those for forced colours. */
const onScreen = css
  .replace(/@media \(forced-colors[\s\S]*$/, "")
  .replaceAll(/@media screen \{([\s\S]*?\})\s*\}/g, "$1");

export const rules = [...onScreen.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
  selector: selector.trim(),
  values: [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name = "", value = ""]) => [name, value.trim()] as const,
  ),
}));

const known = new Map<Look, ReadonlyMap<string, string>>();

/** The variables of a look: the last rule that matches wins, references followed. */
export function variablesOf(look: Look): ReadonlyMap<string, string> {
  const variables = known.get(look) ?? resolved(look);
  known.set(look, variables);
  return variables;
}

function resolved({ mode, theme, layout, background }: Look): ReadonlyMap<string, string> {
  const root = document.createElement("html");
  Object.assign(root.dataset, { mode, theme, layout, background });
  const raw = new Map(rules.filter(({ selector }) => root.matches(selector)).flatMap(({ values }) => values));
  const follow = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => follow(raw.get(name) ?? `no ${name}`));
  return new Map([...raw].map(([name, value]) => [name, follow(value)]));
}

/** The CSS variable with the value of a token. */
export const variableOf = (token: string): string =>
  /^var\((.+)\)$/.exec(getSystem().token.var(`colors.${token}`))?.[1] ?? "";

/** The colour of a token in a look. */
export function colourOf(look: Look, token: string): string {
  const value = String(getSystem().tokens.getByName(`colors.${token}`)?.value);
  return value === "initial" ? (variablesOf(look).get(variableOf(token)) ?? "none") : value;
}

/** Tokens whose value a theme decides. */
export const themedTokens = getSystem()
  .tokens.allTokens.filter(({ name, originalValue }) => name.startsWith("colors.") && originalValue === "initial")
  .map(({ name }) => name.slice("colors.".length));
