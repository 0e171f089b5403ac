import { useLayoutEffect, useRef, type RefObject } from "react";

/** Shows a dialog as modal while mounted; the focus returns when it is unmounted. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // a dialog that is only removed from the page does not give the focus back
    return () => shown?.close();
  }, []);
  return dialog;
}
