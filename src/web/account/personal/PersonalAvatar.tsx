import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { ImageUp, Trash2, Undo2 } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import type { Profile } from "../../../../machines/session/profile";
import { asFault, type Fault } from "../../../../machines/support/fault";
import { useSessionActor } from "../../contexts/session-context";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import { Avatar } from "../../ui/Avatar";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { PictureInput } from "../../ui/PictureInput";
import { showToast } from "../../ui/toasts";
import { readPicture } from "./avatar-file";
import { usePersonalUpdate } from "./personal-update";

const AvatarDialog = lazyPart(() => import("./AvatarDialog"), "AvatarDialog");

/** The avatar of the signed-in person: choosing, cropping and removing a picture, and undoing the last change. */
export function PersonalAvatar({ profile }: { readonly profile: Profile }) {
  const t = useMessage();
  const faultText = useFaultText();
  const session = useSessionActor();
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, fault, send, forgetFault } = usePersonalUpdate();
  const [picture, setPicture] = useState<string | null>(null);
  const [unread, setUnread] = useState<Fault | null>(null);
  /** The picture before the last change made here; null: nothing was changed here. */
  const [before, setBefore] = useState<string | null>(null);
  const { avatar } = profile;

  const choose = async (file: File) => {
    setUnread(null);
    forgetFault();
    try {
      setPicture(await readPicture(file));
    } catch (thrown) {
      setUnread(asFault(thrown));
    }
  };
  const show = (next: string) => {
    setBefore(avatar);
    session.send({ type: "profile.changed", profile: { ...profile, avatar: next } });
    showToast("plain", { message: next === "" ? "personal.avatar.removed" : "personal.avatar.changed" });
  };
  const put = async (next: string) => {
    setUnread(null);
    if ((await send({ avatar: next })) !== null) show(next);
  };
  const problem = unread ?? fault;
  return (
    <Box>
      <Flex align="center" gap="16">
        <Avatar name={profile.nickname} image={avatar} size="lg" />
        <Box minW="0" fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
          {profile.nickname}
        </Box>
      </Flex>
      <PictureInput ref={input} onFile={(file) => void choose(file)} />
      <Flex mt="16" gap="8" wrap="wrap">
        <Button
          variant="outline"
          size="sm"
          aria-haspopup="dialog"
          aria-disabled={isBusy}
          onPointerEnter={() => void AvatarDialog.preload()}
          onClick={() => input.current?.click()}
        >
          <ImageUp size={16} aria-hidden="true" />
          {t(avatar === "" ? "personal.avatar.choose" : "personal.avatar.change")}
        </Button>
        {avatar === "" ? null : (
          <Button variant="quiet" size="sm" aria-disabled={isBusy} onClick={() => void put("")}>
            <Trash2 size={16} aria-hidden="true" />
            {t("personal.avatar.remove")}
          </Button>
        )}
        {before === null || before === avatar ? null : (
          <Button variant="quiet" size="sm" aria-disabled={isBusy} onClick={() => void put(before)}>
            <Undo2 size={16} aria-hidden="true" />
            {t("personal.avatar.undo")}
          </Button>
        )}
      </Flex>
      {problem === null ? null : (
        <Box role="alert" mt="12" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
          {faultText(problem)}
        </Box>
      )}
      {picture === null ? null : (
        <Suspense fallback={<Box role="status">{t("personal.avatar.loading")}</Box>}>
          <AvatarDialog
            picture={picture}
            onDone={(url) => {
              setPicture(null);
              show(url);
            }}
            onCancel={() => setPicture(null)}
          />
        </Suspense>
      )}
    </Box>
  );
}
