import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@xstate/react";
import { useEffect, useId, useRef } from "react";
import type { RoomMessage } from "../../../../machines/exam/sitting-room";
import type { Localized } from "../../../contract/item/content";
import { useMessagePart } from "../../contexts/use-message-part";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { dialogSurface } from "../../ui/dialog-surface";
import { minuteOfDay } from "../shell/clock";
import type { SittingActor } from "../sitting-actor";

const none: readonly RoomMessage[] = [];

/** The messages of the invigilator, over everything else until the student has read them. */
export function RoomMessages({ actor }: { readonly actor: SittingActor }) {
  const unread = useSelector(actor, ({ context }) => context.room?.unread ?? none);
  const last = unread.at(-1);
  const isReady = useMessagePart("invigilated");
  if (!isReady || last === undefined) return null;
  return <Unread messages={unread} onRead={() => actor.send({ type: "message.read", seq: last.seq })} />;
}

function Text({ text }: { readonly text: Localized }) {
  const language = useLanguage();
  return (
    <chakra.p
      lang={text[language] === undefined ? (text.zh === undefined ? "en" : "zh") : undefined}
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
    >
      {localized(text, language)}
    </chakra.p>
  );
}

function Reopened({ reason }: { readonly reason: string }) {
  const t = useMessage();
  return (
    <>
      <p>{t("invigilated.reopened")}</p>
      {reason === "" ? null : (
        <chakra.p overflowWrap="anywhere">{t("invigilated.stopped.reason", { reason })}</chakra.p>
      )}
    </>
  );
}

interface UnreadProps {
  readonly messages: readonly RoomMessage[];
  readonly onRead: () => void;
}

function Unread({ messages, onRead }: UnreadProps) {
  const t = useMessage();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // not the button: what the student is just typing must not dismiss the message
    heading.current?.focus();
    return () => shown?.close();
  }, []);
  return (
    <chakra.dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === "Escape") event.preventDefault();
        event.stopPropagation();
      }}
      {...dialogSurface}
      p="24"
      width="min(520px, calc(100vw - 32px))"
    >
      <chakra.h2 ref={heading} id={`${id}-title`} tabIndex={-1} outline="none" fontSize="xl" mb="12">
        {t("invigilated.message.title", { count: messages.length })}
      </chakra.h2>
      <chakra.div
        id={`${id}-text`}
        aria-live="assertive"
        display="flex"
        flexDirection="column"
        gap="12"
        maxHeight="50dvh"
        overflowY="auto"
        fontSize="md"
        lineHeight="exam"
      >
        {messages.map((notice) => (
          <div key={notice.seq}>
            <chakra.p color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
              {t("invigilated.message.at", { time: minuteOfDay(notice.at) })}
            </chakra.p>
            {notice.kind === "message" ? <Text text={notice.text} /> : <Reopened reason={notice.reason} />}
          </div>
        ))}
      </chakra.div>
      <chakra.div
        display="flex"
        justifyContent="flex-end"
        mt="24"
        css={{ "& > button": { flexGrow: { base: 1, md: 0 } } }}
      >
        <ActionButton onClick={onRead}>{t("invigilated.message.read")}</ActionButton>
      </chakra.div>
    </chakra.dialog>
  );
}
