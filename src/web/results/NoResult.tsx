import { ClipboardList } from "lucide-react";
import { useMessage } from "../i18n/use-message";
import { followInside, type ResultLinks } from "../site/links";
import { StateCard } from "../ui/StateCard";
import { LinkButton } from "./buttons";

/** Shown if the address names no attempt, or the attempt has no questions. */
export function NoResult({ open }: { open: ResultLinks["open"] }) {
  const t = useMessage();
  return (
    <StateCard
      Icon={ClipboardList}
      heading="h1"
      title={t("results.emptyTitle")}
      action={
        <LinkButton href="/" onClick={followInside(open)}>
          {t("results.toTests")}
        </LinkButton>
      }
    >
      {t("results.emptyText")}
    </StateCard>
  );
}
