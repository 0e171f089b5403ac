import type { MessageId } from "../i18n/message-id";
import { testPaths } from "../ui/test-paths";
import type { Sitting } from "./record-list";

export interface SittingLink {
  readonly label: MessageId;
  readonly href: string;
}

const address = (path: string, search: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(search).toString()}`;

/** What can be done with a sitting: go on with it, or look at what came of it. */
export function linksOf({ family, status, attempt_id, menu_id, mode }: Sitting): readonly SittingLink[] {
  const paths = testPaths[family];
  if (status === "sitting") return [{ label: "record.continue", href: address(paths.exam, { menu_id, mode }) }];
  return [
    { label: "record.result", href: address(paths.result, { attempt_id }) },
    { label: "record.analysis", href: address("/analyse", { attempt_id }) },
  ];
}
