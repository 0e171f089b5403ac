const controls = "a, button, input, select, textarea";

/**
 * Has lost focus returned from the first control on that has it: what does so is fetched then, since nothing is lost
 * before. Answers how to stop.
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
