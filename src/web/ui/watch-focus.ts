const controls = "a, button, input, select, textarea";

/**
 * Starts returning lost focus once a control has been focused: the code is loaded then, since no focus can be lost
 * before. Returns a function that stops it.
 */
export function watchFocus(page: Document): () => void {
  const stop = new AbortController();
  const fetched = new AbortController();
  stop.signal.addEventListener("abort", () => fetched.abort());
  const fetch = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(controls)) return;
    fetched.abort();
    void import("./lost-focus").then(
      ({ returnLostFocus }) => {
        if (!stop.signal.aborted) stop.signal.addEventListener("abort", returnLostFocus(page));
      },
      () => undefined,
    );
  };
  page.addEventListener("focusin", fetch, { signal: fetched.signal });
  return () => stop.abort();
}
