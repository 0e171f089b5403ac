import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useId, useRef, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { asFault, type Fault } from "../../../../machines/support/fault";
import { call } from "../../effects/call";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { dialogSurface } from "../../ui/dialog-surface";
import { useFaultText } from "../../ui/fault-text";
import { cutForm, type CropArea } from "./avatar-file";

interface AvatarDialogProps {
  /** The chosen picture as a `data:` URL. */
  readonly picture: string;
  /** Called once the server has stored the picture as the person's avatar, with its URL. */
  readonly onDone: (url: string) => void;
  readonly onCancel: () => void;
}

const middle = { x: 0, y: 0 } as const;
const [least, most] = [1, 4];

/** Crops a circle out of a picture, by pointer or keyboard, and saves it as the avatar of the signed-in person. */
export function AvatarDialog({ picture, onDone, onCancel }: AvatarDialogProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [crop, setCrop] = useState<{ x: number; y: number }>(middle);
  const [zoom, setZoom] = useState(least);
  const [cut, setCut] = useState<CropArea | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const use = async () => {
    if (cut === null || isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      const { url } = await call("upload", await cutForm(picture, cut));
      await call("updateUser", { avatar: url });
      onDone(url);
    } catch (thrown) {
      setFault(asFault(thrown));
      setBusy(false);
    }
  };
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={id}
      aria-busy={isBusy}
      onClose={onCancel}
      {...dialogSurface}
      p={{ base: "16", md: "24" }}
      width="min(480px, calc(100vw - 16px))"
      maxHeight="calc(100dvh - 16px)"
      overflowY="auto"
    >
      <chakra.h2 id={id} fontSize="xl">
        {t("personal.avatar.title")}
      </chakra.h2>
      <Box mt="4" mb="16" color="fg.muted">
        {t("personal.avatar.how")}
      </Box>
      <Box position="relative" height="min(320px, 46dvh)" bg="bg.subtle" borderRadius="card" overflow="hidden">
        <Cropper
          disableAutomaticStylesInjection
          image={picture}
          crop={crop}
          zoom={zoom}
          minZoom={least}
          maxZoom={most}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={4}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setCut(pixels)}
          cropperProps={{ role: "group", "aria-label": t("personal.avatar.area") }}
          mediaProps={{ alt: "" }}
        />
      </Box>
      <Flex mt="16" align="center" gap="12" wrap="wrap">
        <chakra.label display="flex" flex="1" minW="200px" minH="44" alignItems="center" gap="12">
          {t("personal.avatar.zoom")}
          <chakra.input
            type="range"
            flex="1"
            minW="0"
            min={least}
            max={most}
            step={0.05}
            value={zoom}
            aria-valuetext={`${Math.round(zoom * 100)} %`}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </chakra.label>
        <ActionButton
          variant="quiet"
          size="sm"
          onClick={() => {
            setCrop(middle);
            setZoom(least);
          }}
        >
          {t("personal.avatar.centre")}
        </ActionButton>
      </Flex>
      {fault === null ? null : (
        <Box role="alert" mt="12" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
          {faultText(fault)}
        </Box>
      )}
      <Flex mt="24" gap="8" wrap="wrap" justify="flex-end">
        <ActionButton variant="outline" onClick={() => dialog.current?.close()}>
          {t("personal.avatar.cancel")}
        </ActionButton>
        <ActionButton aria-busy={isBusy} aria-disabled={isBusy || cut === null} onClick={() => void use()}>
          {t(isBusy ? "personal.avatar.using" : "personal.avatar.use")}
        </ActionButton>
      </Flex>
    </chakra.dialog>
  );
}
