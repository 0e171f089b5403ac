import { Bell } from "lucide-react";
import { lazy, Suspense, useId, useRef, useState } from "react";
import { useMessage } from "../../i18n/use-message";
import { Popup } from "../../ui/Popup";
import { Skeleton } from "../../ui/Skeleton";
import { Badge } from "./Badge";
import { HeaderTool } from "./HeaderTool";
import { useNotices } from "./use-notices";

const NoticePanel = lazy(async () => ({ default: (await import("./NoticePanel")).NoticePanel }));

/** The bell of the header with its popup: always where the setting is on, else from the first unread notice on. */
export function Notices({ isAlways }: { readonly isAlways: boolean }) {
  const t = useMessage();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const notices = useNotices();
  // the bell stays after its notices are read
  const [wasCalled, setCalled] = useState(false);
  if (notices.hasUnread && !wasCalled) setCalled(true);
  const isNeeded = isOpen || notices.hasUnread || (wasCalled && notices.count > 0);
  if (!isAlways && !isNeeded) return null;
  return (
    <>
      <HeaderTool
        ref={button}
        label={notices.count === 0 ? t("notice.title") : t("notice.count", { count: notices.count })}
        Icon={Bell}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        <Badge count={notices.count} />
      </HeaderTool>
      <Popup
        id={id}
        popup={popup}
        anchor={button}
        onToggled={setOpen}
        role="dialog"
        aria-label={t("notice.title")}
        width={{ base: "calc(100vw - 16px)", md: "300px" }}
        overflow="hidden"
      >
        {isOpen ? (
          <Suspense fallback={<Skeleton m="16" height="29vh" aria-label={t("state.loading")} />}>
            <NoticePanel {...notices} onLeave={() => popup.current?.hidePopover()} />
          </Suspense>
        ) : null}
      </Popup>
    </>
  );
}
