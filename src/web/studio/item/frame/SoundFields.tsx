import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { AudioLines, Trash2 } from "lucide-react";
import { useRef } from "react";
import type { Language } from "../../../../contract/item/content";
import type { DraftItem } from "../../../../contract/studio/draft-item";
import { useMessage } from "../../../i18n/use-message";
import { Button } from "../../../ui/Button";
import { FileInput } from "../../../ui/FileInput";
import { without, withWords } from "../edits/draft-change";
import { newPartId } from "../edits/new-part-id";
import { FieldGroup, TickField } from "../fields/FieldGroup";
import { NumberField } from "../fields/NumberField";
import { UploadFault } from "../fields/UploadFault";
import { useUpload } from "../fields/use-upload";
import { WordsField } from "../fields/WordsField";
import type { ItemWriting } from "../use-item-draft";

const accepted = "audio/mpeg,audio/ogg,audio/mp4,.mp3,.ogg,.oga,.m4a";

interface SoundFieldsProps {
  readonly draft: DraftItem;
  readonly language: Language;
  readonly change: ItemWriting["change"];
}

const withoutSound = (draft: DraftItem): DraftItem => {
  const { audio, ...body } = draft.body;
  const media = body.media.filter(({ media_id }) => media_id !== audio?.prompt);
  return without({ ...draft, body: { ...body, media } }, "transcript");
};

/** A recording that is heard with the question, and its transcript. */
export function SoundFields({ draft, language, change }: SoundFieldsProps) {
  const t = useMessage();
  const input = useRef<HTMLInputElement>(null);
  const { audio, media } = draft.body;
  const file = media.find(({ media_id }) => media_id === audio?.prompt);
  const { isBusy, send, fault, retry } = useUpload((sent) => {
    const sound = { media_id: newPartId(), ...sent };
    change("", (now) => ({
      ...now,
      body: {
        ...now.body,
        media: [...now.body.media.filter(({ media_id }) => media_id !== now.body.audio?.prompt), sound],
        audio: {
          autoplay: false,
          max_plays: null,
          synthetic: false,
          ...now.body.audio,
          prompt: sound.media_id,
        },
      },
    }));
  });
  return (
    <FieldGroup title={t("question.sound")}>
      <FileInput ref={input} accept={accepted} onFile={(chosen) => void send(chosen)} />
      <Flex gap="8" align="center" wrap="wrap">
        <Button
          variant="outline"
          size="sm"
          minH="44"
          aria-busy={isBusy}
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          <AudioLines size={16} aria-hidden />
          {t(isBusy ? "question.sending" : audio === undefined ? "question.chooseSound" : "question.changeSound")}
        </Button>
        {audio === undefined ? null : (
          <Button variant="quiet" size="sm" minH="44" onClick={() => change("", withoutSound)}>
            <Trash2 size={16} aria-hidden />
            {t("question.removeSound")}
          </Button>
        )}
      </Flex>
      <UploadFault fault={fault} retry={retry} />
      {file === undefined || audio === undefined ? null : (
        <>
          <chakra.audio controls preload="none" src={`/media/${file.sha256}`} width="100%" maxW="420px" />
          <WordsField
            label={t("question.transcript")}
            size="block"
            value={draft.transcript?.[language] ?? ""}
            onChange={(words) =>
              change("transcript", (now) => {
                const next = withWords(now.transcript, language, words);
                const isEmpty = Object.values(next).every((one) => one === "");
                return isEmpty ? without(now, "transcript") : { ...now, transcript: next };
              })
            }
          />
          <Flex gap="16" wrap="wrap" align="flex-end">
            <NumberField
              label={t("question.plays")}
              value={audio.max_plays}
              mayBeEmpty
              width="220px"
              problem={t("question.problem.count")}
              isFit={(value) => Number.isInteger(value) && value >= 1 && value <= 100}
              onChange={(value) =>
                change("plays", (now) => ({
                  ...now,
                  body: { ...now.body, audio: { ...audio, ...now.body.audio, max_plays: value } },
                }))
              }
            />
            <TickField
              label={t("question.autoplay")}
              isOn={audio.autoplay}
              onChange={(autoplay) =>
                change("", (now) => ({
                  ...now,
                  body: { ...now.body, audio: { ...audio, ...now.body.audio, autoplay } },
                }))
              }
            />
          </Flex>
        </>
      )}
    </FieldGroup>
  );
}
