import type { ReactElement } from "react";
import { defaultThemeSettings, type ThemeSettings } from "../../../../machines/appearance/theme-settings";
import type { Language } from "../../../../src/contract/item/content";
import { createConsoleActors } from "../../../../src/web/console/actors";
import { ConsoleProvider } from "../../../../src/web/console/console-context";
import { SessionProvider } from "../../../../src/web/contexts/session-context";
import { show } from "../../show";
import { people, sessionOf } from "../../sitting/frame";

interface Given {
  readonly settings?: Partial<ThemeSettings>;
  readonly isNarrow?: boolean;
  readonly language?: Language;
  readonly role?: readonly string[];
}

/** Shows a part of the console with its charts running; `kept` lists the saved values, in order. */
export function showInConsole(
  element: ReactElement,
  { settings = {}, isNarrow = false, language = "en", role = ["teacher"] }: Given = {},
) {
  const session = sessionOf({ ...people.ann, role: [...role] });
  const kept: ThemeSettings[] = [];
  const actors = createConsoleActors({
    pages: [],
    settings: { ...defaultThemeSettings, ...settings },
    keepSettings: (saved) => void kept.push(saved),
  });
  if (isNarrow) actors.layout.send({ type: "window.narrowed" });
  const shown = () => actors.appearance.getSnapshot().context.shown;
  return {
    ...actors,
    kept,
    shown,
    ...show(
      <SessionProvider value={session}>
        <ConsoleProvider value={actors}>{element}</ConsoleProvider>
      </SessionProvider>,
      language,
    ),
  };
}
