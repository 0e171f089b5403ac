/**
 * The popover functions that happy-dom lacks: showing, hiding, buttons that open them, and Escape. Returns a function
 * that removes it.
 */
export function standInPopovers(): () => void {
  const shown = new Set<HTMLElement>();
  const turn = (popup: HTMLElement, isOpen: boolean) => {
    if (shown.has(popup) === isOpen) return;
    if (isOpen) shown.add(popup);
    else shown.delete(popup);
    const [oldState, newState] = isOpen ? ["closed", "open"] : ["open", "closed"];
    for (const name of ["beforetoggle", "toggle"])
      popup.dispatchEvent(Object.assign(new Event(name), { oldState, newState }));
  };
  const methods = {
    showPopover(this: HTMLElement) {
      turn(this, true);
    },
    hidePopover(this: HTMLElement) {
      turn(this, false);
    },
  };
  Object.assign(HTMLElement.prototype, methods);
  const click = (event: Event) => {
    const button = (event.target as Element).closest("[popovertarget]");
    const popup = button === null ? null : document.getElementById(button.getAttribute("popovertarget") ?? "");
    if (popup !== null) turn(popup, !shown.has(popup));
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key === "Escape") for (const popup of shown) turn(popup, false);
  };
  document.addEventListener("click", click);
  document.addEventListener("keydown", escape);
  return () => {
    document.removeEventListener("click", click);
    document.removeEventListener("keydown", escape);
    for (const name of Object.keys(methods)) Reflect.deleteProperty(HTMLElement.prototype, name);
  };
}
