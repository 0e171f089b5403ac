import { useLayoutEffect, useRef, type RefObject } from "react";

/** Shows a dialog as a modal one while it is mounted; the focus goes back when it goes. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // a dialog that is merely taken out of the page leaves the focus nowhere
    return () => shown?.close();
  }, []);
  return dialog;
}
