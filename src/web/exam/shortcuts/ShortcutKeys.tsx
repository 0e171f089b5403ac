import { Keyboard } from "lucide-react";
import { Suspense, useEffect, useState, type RefObject } from "react";
import { useMessage } from "../../i18n/use-message";
import { optionIndex, takesKeys, usePageKey } from "../../item/interactions/keys";
import { areSingleKeysOn } from "../../item/interactions/single-keys";
import { lazyPart } from "../../loading/lazy-part";
import { ActionButton } from "../../ui/ActionButton";
import { Hidden } from "../../ui/Hidden";
import { useAnnouncement } from "../../ui/use-announcement";
import { watchFocus } from "../../ui/watch-focus";
import { useToolWords } from "../tools/use-tool-words";
import { optionsOn, shortcutsOn, type Shortcut } from "./shortcuts";
import { timeLeft } from "./time-left";

const ShortcutsDialog = lazyPart(() => import("./ShortcutsDialog"), "ShortcutsDialog");

interface ShortcutKeysProps {
  readonly page: RefObject<HTMLElement | null>;
  /** Key presses from before this component was loaded. */
  readonly missed: readonly KeyboardEvent[];
}

const none: readonly KeyboardEvent[] = [];

/** Listens to the shortcut keys of a sitting. The list of them opens by ? and by its button. */
export function ShortcutKeys({ page, missed }: ShortcutKeysProps) {
  const t = useMessage();
  const [listed, setListed] = useState<readonly Shortcut[] | null>(null);
  const [said, say] = useAnnouncement();
  const isThere = useToolWords();
  useEffect(() => watchFocus(document), []);

  const list = () => {
    if (page.current !== null) setListed(shortcutsOn(page.current));
  };
  const press = (element: HTMLElement) => {
    const { remaining } = element.dataset;
    if (remaining !== undefined) return say(t("tools.shortcuts.timeLeft", timeLeft(Number(remaining))));
    element.click();
  };
  usePageKey(
    (event) => {
      const shell = page.current;
      if (shell === null || !isThere || !areSingleKeysOn()) return;
      if (takesKeys(event.target) || shell.querySelector(":scope > [inert]") !== null) return;
      if (event.key === "?" || event.key === "？") {
        event.preventDefault();
        return list();
      }
      const index = optionIndex(event.key);
      if (event.shiftKey || index === null || index < optionsOn(shell)) return;
      const shortcut = shortcutsOn(shell).find((one) => one.isPressed && one.keys[0] === event.key.toUpperCase());
      if (shortcut === undefined) return;
      event.preventDefault();
      const found = [...shell.querySelectorAll<HTMLElement>(shortcut.finds)];
      const free = found.find((one) => one.getClientRects().length > 0) ?? found[0];
      if (free !== undefined && !(free as HTMLButtonElement).disabled) press(free);
    },
    isThere ? missed : none,
  );

  if (!isThere) return null;
  return (
    <>
      <ActionButton
        variant="quiet"
        px="12"
        display={{ base: "none", md: "inline-flex" }}
        aria-label={t("tools.shortcuts.title")}
        title={`${t("tools.shortcuts.title")} (?)`}
        onClick={list}
      >
        <Keyboard size={20} aria-hidden />
      </ActionButton>
      <Hidden role="status">{said}</Hidden>
      {listed !== null && (
        <Suspense fallback={null}>
          <ShortcutsDialog shortcuts={listed} onClose={() => setListed(null)} />
        </Suspense>
      )}
    </>
  );
}
