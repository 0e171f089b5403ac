import { useCallback } from "react";
import { useIntl, type PrimitiveType } from "react-intl";
import type { MessageId } from "./message-id";

export type Translate = (id: MessageId, values?: Readonly<Record<string, PrimitiveType>>) => string;

/** `const t = useMessage(); t("exam.position", { index, total })` */
export const useMessage = (): Translate => {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
};
