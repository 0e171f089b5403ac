import { LockKeyhole } from "lucide-react";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";
import { isEmbedded } from "../../platform/is-embedded";
import { ActionButton } from "../../ui/ActionButton";
import { LoadingSheet } from "./LoadingSheet";
import { Sheet } from "./Sheet";

const addressIn = (data: unknown, name: string): string | null => {
  if (typeof data !== "object" || data === null) return null;
  const value = (data as Readonly<Record<string, unknown>>)[name];
  return typeof value === "string" ? value : null;
};

interface BrowserAskedProps {
  /** Of the refusal: the addresses of the check page, and of the configuration where there is one. */
  readonly data: unknown;
  readonly onLeave: () => void;
}

/** Says that a test is sat in another browser, and leads there and to its check. */
export function BrowserAsked({ data, onLeave }: BrowserAskedProps) {
  const t = useMessage();
  if (!useMessagePart("invigilated")) return <LoadingSheet />;
  const [launch, check] = [addressIn(data, "launch_address"), addressIn(data, "check_address")];
  return (
    <Sheet
      icon={LockKeyhole}
      title={t("invigilated.browser.title")}
      actions={
        <>
          {launch === null ? null : (
            <ActionButton asChild>
              <a href={launch}>{t("invigilated.browser.launch")}</a>
            </ActionButton>
          )}
          {check === null ? null : (
            <ActionButton variant={launch === null ? "solid" : "outline"} asChild>
              <a href={check} {...(isEmbedded() ? { target: "_blank", rel: "noopener" } : {})}>
                {t("invigilated.browser.check")}
              </a>
            </ActionButton>
          )}
          <ActionButton variant="quiet" onClick={onLeave}>
            {t("invigilated.browser.leave")}
          </ActionButton>
        </>
      }
    >
      <p>{t("invigilated.browser.text")}</p>
    </Sheet>
  );
}
