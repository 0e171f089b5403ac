/** The reports of a watched window; times are epoch ms by the machine's clock. */
export type Testimony = { readonly window: string; readonly at: number } &
  /** The words of the save line, from now on; empty: none are shown. */
  (
    | { readonly kind: "words"; readonly words: string }
    | { readonly kind: "alive" }
    /** An answer was given at a place of the test. */
    | { readonly kind: "given"; readonly place: number; readonly value: string }
    /** Rows that have reached the disk: a strict transaction is complete. */
    | { readonly kind: "rows"; readonly put: readonly (readonly [string, string])[]; readonly gone: readonly string[] }
    | { readonly kind: "cleared" }
  );

/** Runs in the page before anything else; `tellWitness` comes from the test. */
export const witness = (): void => {
  type Untold<One> = One extends Testimony ? Omit<One, "window" | "at"> : never;
  const window = Math.random().toString(36).slice(2);
  const hear = (globalThis as unknown as { tellWitness: (said: unknown) => Promise<void> }).tellWitness;
  const tell = (said: Untold<Testimony>) => void hear({ ...said, window, at: Date.now() }).catch(() => undefined);

  let words = "";
  const look = () => {
    const lines = [...document.querySelectorAll<HTMLElement>("footer [role=group][aria-label=Saving] > span")];
    const now = lines.find((line) => line.checkVisibility())?.textContent ?? "";
    if (now !== words) tell({ kind: "words", words: (words = now) });
  };
  tell({ kind: "words", words: "" });
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  setInterval(() => {
    look();
    tell({ kind: "alive" });
  }, 200);

  const valueOf = (field: HTMLInputElement): string =>
    field.type === "checkbox"
      ? [...document.querySelectorAll<HTMLInputElement>("main input[type=checkbox]:checked")]
          .filter((box) => box.checkVisibility() || box.closest("label")?.checkVisibility() === true)
          .map(({ value }) => value)
          .sort()
          .join(" ")
      : field.value;
  const given = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const heading = [...document.querySelectorAll("main article h1")].find((one) => one.checkVisibility());
    const place = /Question (\d+)/.exec(heading?.textContent ?? "")?.[1];
    if (place !== undefined && target.closest("main") !== null && !location.pathname.includes("MAP"))
      tell({ kind: "given", place: Number(place), value: valueOf(target as HTMLInputElement) });
  };
  // after the page's listeners, which cut text that is too long and remove forbidden characters
  addEventListener("input", given);

  const own = <Kind extends object, Name extends keyof Kind>(kind: Kind, name: Name): Kind[Name] =>
    Reflect.get(kind, name) as Kind[Name];
  const put = own(IDBObjectStore.prototype, "put");
  const remove = own(IDBObjectStore.prototype, "delete");
  const begin = own(IDBDatabase.prototype, "transaction");
  const clear = own(IDBFactory.prototype, "deleteDatabase");
  const changes = new WeakMap<IDBTransaction, { put: [string, string][]; gone: string[] }>();
  IDBDatabase.prototype.transaction = function (...asked) {
    const transaction = begin.apply(this, asked);
    const rows = { put: [], gone: [] };
    changes.set(transaction, rows);
    // before other listeners are notified and the page is drawn
    transaction.addEventListener(
      "complete",
      () => rows.put.length + rows.gone.length > 0 && tell({ kind: "rows", ...rows }),
    );
    return transaction;
  };
  IDBObjectStore.prototype.put = function (value, key) {
    const request = put.call(this, value, key);
    if (this.name === "operations") {
      const row = value as { key: string; state: string };
      changes.get(this.transaction)?.put.push([row.key, row.state]);
    }
    return request;
  };
  IDBObjectStore.prototype.delete = function (key) {
    const request = remove.call(this, key);
    if (this.name === "operations") changes.get(this.transaction)?.gone.push(key as string);
    return request;
  };
  IDBFactory.prototype.deleteDatabase = function (name) {
    const request = clear.call(this, name);
    request.addEventListener("success", () => tell({ kind: "cleared" }));
    return request;
  };
};
