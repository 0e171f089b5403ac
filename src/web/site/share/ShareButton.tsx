import { Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import type { Localized } from "../../../contract/item/content";
import { useMessagePart } from "../../contexts/use-message-part";
import { lazyPart } from "../../loading/lazy-part";
import { Button } from "../../ui/Button";
import type { ShareSubject } from "./subject";

const ShareDialog = lazyPart(() => import("./ShareDialog"), "ShareDialog");

interface ShareButtonProps {
  readonly subject: ShareSubject;
  readonly title: Localized;
  readonly label: string;
}

/** Opens the invitations to a test or a result. */
export function ShareButton({ subject, title, label }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="lg"
        aria-haspopup="dialog"
        onPointerEnter={() => void ShareDialog.preload()}
        onClick={() => setOpen(true)}
      >
        <Share2 size={18} aria-hidden="true" />
        {label}
      </Button>
      {isOpen ? (
        <Suspense>
          <OpenDialog subject={subject} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function OpenDialog(props: Omit<ShareButtonProps, "label"> & { readonly onClose: () => void }) {
  return useMessagePart("guest") ? <ShareDialog {...props} /> : null;
}
