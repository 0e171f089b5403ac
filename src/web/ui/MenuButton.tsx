import { chakra } from "@chakra-ui/react/styled-system";
import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { Button } from "./Button";
import { placeByKey } from "./menu-keys";
import { MenuRow, type MenuChoice } from "./MenuRow";
import { Popup } from "./Popup";

interface MenuButtonProps extends Omit<ComponentProps<"button">, "color" | "popoverTarget" | "onKeyDown" | "ref"> {
  readonly entries: readonly MenuChoice[];
  /** The menu's accessible name. */
  readonly menuLabel: string;
  /** Content above the entries that is not an entry. */
  readonly header?: ReactNode;
  /** The button component; by default the theme's plain one. */
  readonly Trigger?: ComponentType<ComponentProps<typeof Button>>;
}

const QuietButton = (props: ComponentProps<typeof Button>) => <Button variant="quiet" size="sm" {...props} />;

/**
 * A button with a menu: arrows, Home, End and first letters move, Enter and Space choose, Escape returns to the button.
 */
export function MenuButton({ entries, menuLabel, header, Trigger = QuietButton, children, ...rest }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const entersAtEnd = useRef(false);
  const [isOpen, setOpen] = useState(false);

  const rows = () => [...(menu.current?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? [])];
  const enter = (isNow: boolean) => {
    setOpen(isNow);
    if (!isNow) return;
    const checked = entries.findIndex((entry) => entry.isChecked === true);
    rows()
      .at(entersAtEnd.current ? -1 : Math.max(0, checked))
      ?.focus();
    entersAtEnd.current = false;
  };
  const close = () => {
    popup.current?.hidePopover();
    button.current?.focus();
  };
  const choose = (entry: MenuChoice) => {
    if (entry.isDisabled === true) return;
    close();
    entry.onSelect();
  };
  const openByKey = (event: KeyboardEvent) => {
    if ((event.key !== "ArrowDown" && event.key !== "ArrowUp") || isOpen) return;
    event.preventDefault();
    entersAtEnd.current = event.key === "ArrowUp";
    popup.current?.showPopover();
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key === "Tab") return close();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = rows();
    const place = placeByKey(
      event.key,
      entries,
      all.findIndex((row) => row === document.activeElement),
    );
    if (place === null) return;
    event.preventDefault();
    all[place]?.focus();
  };

  return (
    <>
      <Trigger
        ref={button}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDown={openByKey}
        {...rest}
      >
        {children}
      </Trigger>
      <Popup id={id} popup={popup} anchor={button} onToggled={enter} minW="160px" p="4">
        {header}
        <chakra.div ref={menu} role="menu" aria-label={menuLabel} onKeyDown={walk}>
          {entries.map((entry) => (
            <MenuRow key={entry.key} entry={entry} onChoose={() => choose(entry)} />
          ))}
        </chakra.div>
      </Popup>
    </>
  );
}
