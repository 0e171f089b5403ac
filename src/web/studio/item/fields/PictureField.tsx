import { Box } from "@chakra-ui/react/box";
import { ImageUp } from "lucide-react";
import { useRef, useState } from "react";
import { asFault, type Fault } from "../../../../../machines/support/fault";
import type { Media } from "../../../../contract/item/item";
import { uploadMedia } from "../../../effects/studio/upload-media";
import { useMessage } from "../../../i18n/use-message";
import { Button } from "../../../ui/Button";
import { useFaultText } from "../../../ui/fault-text";
import { PictureInput } from "../../../ui/PictureInput";
import { newPartId } from "../edits/new-part-id";

interface PictureFieldProps {
  readonly picture: Media | null;
  readonly onPicture: (picture: Media) => void;
}

/** Takes a picture from this device. */
export function PictureField({ picture, onPicture }: PictureFieldProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const send = async (file: File) => {
    setFault(null);
    setBusy(true);
    try {
      onPicture({ media_id: newPartId(), ...(await uploadMedia(file)) });
    } catch (thrown) {
      setFault(asFault(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box>
      <PictureInput ref={input} onFile={(file) => void send(file)} />
      <Button
        variant="outline"
        size="sm"
        minH="44"
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        <ImageUp size={16} aria-hidden />
        {t(isBusy ? "question.sending" : picture === null ? "question.choosePicture" : "question.changePicture")}
      </Button>
      {fault === null ? null : (
        <Box role="alert" mt="6" color="bad.text">
          {faultText(fault)}
        </Box>
      )}
    </Box>
  );
}
