const controls =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), " +
  "summary, [tabindex]:not([tabindex='-1'])";

const rows = "li, tr, article";
const dialogs = "dialog, [role=dialog], [popover]";

/** The position of the focused element: itself and its ancestors, each with its index among its siblings. */
type Trail = readonly { readonly element: Element; readonly place: number }[];

const trailOf = (element: Element): Trail => {
  const trail: { element: Element; place: number }[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    trail.push({ element: at, place: at.parentElement === null ? 0 : [...at.parentElement.children].indexOf(at) });
  return trail;
};

const isShown = (element: Element): boolean =>
  element.closest("[inert]") === null && (element.checkVisibility?.() ?? true);
/** Whether a dialog that contained the focus is still usable. */
const isOpen = (dialog: Element): boolean => dialog.isConnected && isShown(dialog);
const controlsIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(controls)];
const canHaveFocus = (element: Element): boolean =>
  element.isConnected && isShown(element) && !element.matches(":disabled");

/** The control of another row that corresponds to `lost` in its row: the one with as many controls after it. */
function likeIn(row: Element, lost: Element, of: Element): HTMLElement | undefined {
  const behind = controlsIn(of)
    .toReversed()
    .indexOf(lost as HTMLElement);
  const there = controlsIn(row).filter(isShown).toReversed();
  return there[behind] ?? there[0];
}

/** The next sibling with a control, from an index on; otherwise the last one before it. */
function neighbour(parent: Element, place: number): Element | undefined {
  const holds = (element: Element) => controlsIn(element).some(isShown);
  const siblings = [...parent.children];
  return siblings.slice(place).find(holds) ?? siblings.slice(0, place).findLast(holds);
}

function headingOf(page: Document, near: Element | null): HTMLElement | null {
  const region = near?.closest("dialog, [role=dialog], section, main") ?? null;
  const dialog = near?.closest(dialogs) ?? null;
  const around = near?.closest<HTMLElement>(controls) ?? null;
  // an open dialog keeps the focus, with a heading or without
  const inDialog = dialog === null ? [] : [...(around === null ? [] : [around]), ...controlsIn(dialog)];
  const all = [
    ...(region?.querySelectorAll<HTMLElement>("h1, h2") ?? []),
    ...inDialog.filter((element) => dialog?.contains(element)),
    ...page.querySelectorAll<HTMLElement>("h1"),
  ];
  const found = all.find(isShown) ?? page.getElementById("main");
  if (found !== null && !found.hasAttribute("tabindex")) found.tabIndex = -1;
  return found;
}

/**
 * The new place of the focus after its element was removed: the same control of the row that took its place, or of the
 * last row; if a control was only disabled, one beside it; otherwise the nearest heading.
 */
export function successorOf(page: Document, trail: Trail): HTMLElement | null {
  const [lost] = trail;
  const standing = trail.findIndex(({ element }) => element.isConnected);
  const [gone, parent] = [trail[standing - 1], trail[standing]?.element];
  if (lost === undefined) return null;
  if (gone !== undefined && parent !== undefined) {
    const row = gone.element.matches(rows) ? neighbour(parent, gone.place) : undefined;
    const like = row === undefined ? undefined : likeIn(row, lost.element, gone.element);
    const beside = gone.element === lost.element ? controlsIn(parent).find(isShown) : undefined;
    return like ?? beside ?? headingOf(page, parent);
  }
  const beside = lost.element.parentElement;
  return (beside === null ? undefined : controlsIn(beside).find(isShown)) ?? headingOf(page, lost.element);
}

/**
 * Moves the focus, if it fell to the page's body because its element was removed, hidden or disabled, to the next
 * suitable element. Returns a function that stops it.
 */
export function returnLostFocus(page: Document): () => void {
  const stop = new AbortController();
  let trail: Trail = page.activeElement === null || page.activeElement === page.body ? [] : trailOf(page.activeElement);
  let address = page.location.href;
  /** The focus is on its way to another element: what it leaves may be removed before it arrives. */
  let isMoving = false;
  const openers = new WeakMap<Element, Element>();
  const remember = (element: Element) => {
    isMoving = false;
    const [before, dialog] = [trail[0]?.element, element.closest(dialogs)];
    if (before !== undefined && dialog !== null && !dialog.contains(before) && !openers.has(dialog))
      openers.set(dialog, before);
    trail = trailOf(element);
    address = page.location.href;
  };
  const look = () => {
    const [lost] = trail;
    if (isMoving || lost === undefined || (page.activeElement !== page.body && page.activeElement !== null)) return;
    if (canHaveFocus(lost.element)) return;
    const dialog = lost.element.closest(dialogs);
    const opener = dialog === null || isOpen(dialog) ? undefined : openers.get(dialog);
    if (dialog !== null) openers.delete(dialog);
    const isBack = opener instanceof HTMLElement && canHaveFocus(opener);
    const next = address !== page.location.href ? null : isBack ? opener : successorOf(page, trail);
    trail = [];
    next?.focus({ preventScroll: lost.element.isConnected });
  };
  page.addEventListener("focusin", ({ target }) => target instanceof Element && remember(target), stop);
  page.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      if (relatedTarget === null) return;
      isMoving = true;
      page.defaultView?.requestAnimationFrame(() => {
        isMoving = false;
        look();
      });
    },
    { signal: stop.signal, capture: true },
  );
  // blurred by the person: the element is still there
  page.addEventListener(
    "focusout",
    ({ target, relatedTarget }) => {
      if (relatedTarget !== null) return;
      queueMicrotask(() => {
        if (trail[0]?.element === target && target instanceof Element && canHaveFocus(target)) trail = [];
      });
    },
    stop,
  );
  const observer = new MutationObserver(() => {
    look();
    // a disabled or hidden element loses the focus in the next frame
    if (trail.length > 0 && !canHaveFocus(trail[0]?.element ?? page.body))
      page.defaultView?.requestAnimationFrame(look);
  });
  observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ["disabled", "hidden", "inert"] });
  return () => {
    stop.abort();
    observer.disconnect();
  };
}
