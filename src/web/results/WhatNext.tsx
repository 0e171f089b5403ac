import { useMessage } from "../i18n/use-message";
import type { ResultLinks } from "../site/links";
import { Actions } from "./Actions";
import { Panel } from "./Panel";

/** Where to go on from a result; not on paper, and nothing for who sees the result alone. */
export function WhatNext({ links, lead }: { readonly links: ResultLinks; readonly lead: string }) {
  const t = useMessage();
  if (links.analysis === null) return null;
  return (
    <div className="no-print">
      <Panel title={t("results.nextTitle")} lead={lead}>
        <Actions links={links} />
      </Panel>
    </div>
  );
}
