import { createAtom, type ReadonlyAtom } from "@tanstack/store";
import type { Fault } from "../../../machines/support/fault";
import type { MessageId } from "../i18n/message-id";

export interface Toast {
  /** Identifies the text: equal lines are shown once. */
  readonly key: string;
  readonly tone: "plain" | "warning" | "error";
  readonly content:
    | { readonly message: MessageId; readonly values?: Readonly<Record<string, string>> }
    | { readonly fault: Fault };
}

const duration = 3_000;
const shown = createAtom<readonly Toast[]>([]);

/** The toasts on screen, latest last. */
export const toastStore: ReadonlyAtom<readonly Toast[]> = shown;

const leave = (stays: (toast: Toast) => boolean): void => shown.set((toasts) => toasts.filter(stays));
export const hideToast = (key: string): void => leave((toast) => toast.key !== key);

/** The data of a fault is not part of the key. */
const keyOf = (content: Toast["content"]): string =>
  JSON.stringify("fault" in content ? { ...content.fault, data: null } : content);

/** Shows a line for three seconds; equal lines are shown once. */
export function showToast(tone: Toast["tone"], content: Toast["content"]): void {
  const toast: Toast = { key: keyOf(content), tone, content };
  if (shown.get().some(({ key }) => key === toast.key)) return;
  shown.set((toasts) => [...toasts, toast].slice(-3));
  setTimeout(() => leave((one) => one !== toast), duration);
}
