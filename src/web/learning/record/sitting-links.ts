import { deliveryOf, families } from "../../../contract/families";
import type { MessageId } from "../../i18n/message-id";
import type { Sitting } from "./record-list";

export interface SittingLink {
  readonly label: MessageId;
  readonly href: string;
}

const address = (path: string, search: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(search).toString()}`;

/** The links of an attempt: continuing it, or viewing its result. */
export function linksOf({ family, exam_info, status, attempt_id, menu_id, mode }: Sitting): readonly SittingLink[] {
  if (status === "sitting")
    return [{ label: "record.continue", href: address(deliveryOf(family, exam_info).page, { menu_id, mode }) }];
  return [
    { label: "record.result", href: address(families[family].pages.result, { attempt_id }) },
    { label: "record.analysis", href: address("/analyse", { attempt_id }) },
  ];
}
