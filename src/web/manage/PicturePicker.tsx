import { Box } from "@chakra-ui/react/box";
import { ImageUp } from "lucide-react";
import { useRef, useState } from "react";
import { asFault, type Fault } from "../../../machines/support/fault";
import { faults } from "../../contract/calls/faults";
import { uploadLimits } from "../../contract/site/upload-limits";
import { call } from "../effects/call";
import { useMessage } from "../i18n/use-message";
import { Button } from "../ui/Button";
import { useFaultText } from "../ui/fault-text";
import { PictureInput } from "../ui/PictureInput";

interface PicturePickerProps {
  /** The purpose of the picture; labels the button for screen readers. */
  readonly label: string;
  /** Called when the picture has been uploaded, with its address. */
  readonly onSent: (address: string) => void;
}

const formOf = (file: File): FormData => {
  const form = new FormData();
  form.set("purpose", "site");
  form.set("file", file);
  return form;
};

/** Uploads a picture from this device to the site; it is public. */
export function PicturePicker({ label, onSent }: PicturePickerProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);

  const send = async (file: File) => {
    setFault(null);
    if (file.size > uploadLimits.file) return setFault({ ...faults.fileTooLarge, msg: "" });
    setBusy(true);
    try {
      const { url } = await call("upload", formOf(file));
      onSent(url);
    } catch (thrown) {
      setFault(asFault(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box mt="8">
      <PictureInput ref={input} onFile={(file) => void send(file)} />
      <Button
        variant="outline"
        size="sm"
        minH="44"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        aria-label={`${label}: ${t("manage.picture.choose")}`}
        onClick={() => (isBusy ? undefined : input.current?.click())}
      >
        <ImageUp size={16} aria-hidden="true" />
        {t(isBusy ? "manage.picture.sending" : "manage.picture.choose")}
      </Button>
      {fault === null ? null : (
        <Box role="alert" mt="8" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
          {faultText(fault)}
        </Box>
      )}
    </Box>
  );
}
