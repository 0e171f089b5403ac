import type { Fault } from "../../../machines/support/fault";
import type { MessageId } from "../i18n/message-id";

export interface Toast {
  readonly key: number;
  readonly tone: "plain" | "warning" | "error";
  readonly content:
    | { readonly message: MessageId; readonly values?: Readonly<Record<string, string>> }
    | { readonly fault: Fault };
}

const duration = 3_000;
let shown: readonly Toast[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Toast[]) => {
  shown = next;
  for (const listener of listeners) listener();
};

export const hideToast = (key: number): void => change(shown.filter((toast) => toast.key !== key));

/** What is read; the data that came with a fault is not. */
const textOf = (content: Toast["content"]): string =>
  JSON.stringify("fault" in content ? { ...content.fault, data: null } : content);

/** Shows a line for three seconds; the same line twice is shown once. */
export function showToast(tone: Toast["tone"], content: Toast["content"]): void {
  const text = textOf(content);
  if (shown.some((toast) => textOf(toast.content) === text)) return;
  const key = ++lastKey;
  change([...shown, { key, tone, content }].slice(-3));
  setTimeout(() => hideToast(key), duration);
}

export const toastStore = {
  get: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
