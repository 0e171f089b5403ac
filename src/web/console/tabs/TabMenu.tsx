import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { placeByKey } from "../../ui/menu-keys";
import { MenuRow, type MenuChoice } from "../../ui/MenuRow";

interface TabMenuProps {
  readonly label: string;
  readonly entries: readonly MenuChoice[];
  /** Position of its left corner, or right corner with `isEnd`; moved so that it fits into the window. */
  readonly at: { readonly x: number; readonly y: number; readonly isEnd?: boolean };
  /** The element that opened it; a press there does not count as outside the menu. */
  readonly opener: HTMLElement | null;
  /** `isDone`: the focus must return to where the menu was opened. */
  readonly onClose: (isDone: boolean) => void;
}

const margin = 8;
const within = (wanted: number, size: number, room: number): number =>
  Math.max(margin, Math.min(wanted, room - margin - size));

/** A menu at a point: arrows and letters move, Enter and Space choose, Escape closes. */
export function TabMenu({ label, entries, at, opener, onClose }: TabMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(() => onClose(false));
  const rows = () => [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];

  useLayoutEffect(() => {
    const box = menu.current;
    if (box === null) return;
    // in the top layer the header cannot cover it
    box.showPopover?.();
    const left = within(
      at.isEnd === true ? at.x - box.offsetWidth : at.x,
      box.offsetWidth,
      document.documentElement.clientWidth,
    );
    Object.assign(box.style, { left: `${left}px`, top: `${within(at.y, box.offsetHeight, window.innerHeight)}px` });
    (rows().find((row) => row.getAttribute("aria-disabled") !== "true") ?? box).focus({ preventScroll: true });
  }, [at]);
  useEffect(() => {
    const go = () => leave();
    const press = ({ target }: Event) => {
      if (target instanceof Node && menu.current?.contains(target) !== true && opener?.contains(target) !== true) go();
    };
    document.addEventListener("pointerdown", press, true);
    window.addEventListener("resize", go);
    window.addEventListener("blur", go);
    return () => {
      document.removeEventListener("pointerdown", press, true);
      window.removeEventListener("resize", go);
      window.removeEventListener("blur", go);
    };
  }, [opener]);

  const walk = (event: KeyboardEvent) => {
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      event.stopPropagation();
      return onClose(true);
    }
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
  const choose = (entry: MenuChoice) => {
    if (entry.isDisabled === true) return;
    onClose(true);
    entry.onSelect();
  };
  return (
    <chakra.div
      ref={menu}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      popover="manual"
      position="fixed"
      inset="auto"
      zIndex="overlay"
      minW="168px"
      p="4"
      bg="bg.card"
      color="fg"
      fontSize="sm"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      boxShadow="float"
      onKeyDown={walk}
      onContextMenu={(event) => event.preventDefault()}
    >
      {entries.map((entry) => (
        <MenuRow key={entry.key} entry={entry} onChoose={() => choose(entry)} />
      ))}
    </chakra.div>
  );
}
