import { useState } from "react";
import { asFault, isPassing, type Fault } from "../../../../../machines/support/fault";
import type { Media } from "../../../../contract/item/item";
import { uploadMedia } from "../../../effects/studio/upload-media";

/** Sends files of this device. One that the network has lost is kept, to be sent again. */
export function useUpload(onSent: (sent: Pick<Media, "type" | "sha256">) => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly fault: Fault; readonly file: File } | null>(null);
  const send = async (file: File): Promise<void> => {
    setFailure(null);
    setBusy(true);
    try {
      onSent(await uploadMedia(file));
    } catch (thrown) {
      setFailure({ fault: asFault(thrown), file });
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    send,
    fault: failure?.fault ?? null,
    /** Sends the file again that could not be sent; null: there is none, or it would be refused again. */
    retry: failure !== null && isPassing(failure.fault) ? () => void send(failure.file) : null,
  };
}
