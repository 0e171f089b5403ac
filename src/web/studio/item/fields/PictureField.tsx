import { Box } from "@chakra-ui/react/box";
import { ImageUp } from "lucide-react";
import { useRef, type SyntheticEvent } from "react";
import type { Media } from "../../../../contract/item/item";
import { useMessage } from "../../../i18n/use-message";
import { Button } from "../../../ui/Button";
import { PictureInput } from "../../../ui/PictureInput";
import { newPartId } from "../edits/new-part-id";
import { UploadFault } from "./UploadFault";
import { useUpload } from "./use-upload";

interface PictureFieldProps {
  readonly picture: Media | null;
  readonly onPicture: (picture: Media) => void;
}

/** Takes a picture from this device: chosen, dropped or pasted. */
export function PictureField({ picture, onPicture }: PictureFieldProps) {
  const t = useMessage();
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, send, fault, retry } = useUpload((sent) => onPicture({ media_id: newPartId(), ...sent }));
  const take = (event: SyntheticEvent, data: DataTransfer | null) => {
    const [file] = data?.files ?? [];
    if (file === undefined) return;
    event.preventDefault();
    if (!isBusy) void send(file);
  };
  return (
    <Box
      data-picture-field=""
      onPaste={(event) => take(event, event.clipboardData)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
    >
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
      <UploadFault fault={fault} retry={retry} />
    </Box>
  );
}
