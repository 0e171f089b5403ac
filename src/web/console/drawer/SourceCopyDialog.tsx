import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { selectSettings } from "../../../../machines/appearance/appearance.selectors";
import { asFault } from "../../../../machines/support/fault";
import { makeJudge } from "../../effects/judge";
import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { copyText } from "../../ui/copy-text";
import { Field } from "../../ui/Field";
import { showToast } from "../../ui/toasts";
import { useConsole } from "../console-context";
import { closeOverlay } from "../overlay";
import { isSecretWord } from "./secret";
import { sourceOf } from "./settings-source";

const Sheet = chakra("dialog", {
  base: {
    m: "auto",
    p: "24",
    width: "min(480px, calc(100vw - 32px))",
    bg: "bg.card",
    color: "fg",
    borderWidth: "1px",
    borderRadius: "card",
    boxShadow: "float",
    _backdrop: { bg: "scrim" },
  },
});

const Source = chakra("textarea", {
  base: {
    width: "full",
    height: "260px",
    my: "12",
    p: "12",
    bg: "bg.subtle",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "control",
    fontFamily: "mono",
    fontSize: "xs",
    resize: "vertical",
  },
});

const judge = makeJudge({ alert: ({ fault }) => showToast("error", { fault }) });

interface Copied {
  readonly source: string;
  readonly isOnClipboard: boolean;
}

interface Closable {
  readonly onClose: () => void;
}

function CopiedSource({ source, isOnClipboard, onClose }: Copied & Closable) {
  const t = useMessage();
  return (
    <>
      <p role="status">{isOnClipboard ? t("theme.source.copied") : t("theme.source.notCopied")}</p>
      <Source
        readOnly
        autoFocus
        aria-label={t("theme.source.text")}
        value={source}
        onFocus={({ target }) => target.select()}
        spellCheck={false}
      />
      <Flex justify="flex-end">
        <Button onClick={onClose}>{t("theme.source.close")}</Button>
      </Flex>
    </>
  );
}

function SecretForm({ onCopied, onClose }: Closable & { readonly onCopied: (copied: Copied) => void }) {
  const t = useMessage();
  const { appearance } = useConsole();
  const [word, setWord] = useState("");
  const [problem, setProblem] = useState<MessageId | null>(null);
  const copy = async () => {
    if (!(await isSecretWord(word))) {
      // a toast would be hidden below this dialog
      setProblem("fault.secretWrong");
      return void judge({ type: "secret.refused" });
    }
    const source = sourceOf(selectSettings(appearance.getSnapshot()));
    onCopied({ source, isOnClipboard: await copyText(source) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = word.trim() === "";
    setProblem(isEmpty ? "theme.source.empty" : null);
    if (!isEmpty) copy().catch((thrown: unknown) => showToast("error", { fault: asFault(thrown) }));
  };
  return (
    <form onSubmit={submit} noValidate>
      <chakra.p mb="16" color="fg.muted">
        {t("theme.source.about")}
      </chakra.p>
      <Field
        label={t("theme.source.word")}
        type="password"
        autoComplete="off"
        autoFocus
        maxLength={64}
        value={word}
        problem={problem === null ? undefined : t(problem)}
        onChange={({ target }) => setWord(target.value)}
      />
      <Flex justify="flex-end" gap="8" mt="24">
        <Button variant="outline" onClick={onClose}>
          {t("theme.source.cancel")}
        </Button>
        <Button type="submit">{t("theme.source.copy")}</Button>
      </Flex>
    </form>
  );
}

/** Copies the settings as source, after the secret word was entered. */
export function SourceCopyDialog() {
  const t = useMessage();
  const id = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  const [copied, setCopied] = useState<Copied | null>(null);
  useEffect(() => sheet.current?.showModal(), []);
  const close = () => sheet.current?.close();
  return (
    <Sheet ref={sheet} aria-labelledby={id} onClose={() => closeOverlay("sourceCopy")}>
      <chakra.h2 id={id} fontSize="xl" mb="12">
        {t("theme.source")}
      </chakra.h2>
      {copied === null ? (
        <SecretForm onCopied={setCopied} onClose={close} />
      ) : (
        <CopiedSource {...copied} onClose={close} />
      )}
    </Sheet>
  );
}
