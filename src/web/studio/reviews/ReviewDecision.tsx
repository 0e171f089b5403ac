import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from "react";
import { useMessage } from "../../i18n/use-message";
import { inputRecipe } from "../../theme/recipes";
import { Button } from "../../ui/Button";

const TextArea = chakra("textarea", inputRecipe);
const longestNote = 4_000;

interface NoteFormProps {
  readonly isBusy: boolean;
  readonly onReturn: (note: string) => void;
  readonly onClose: () => void;
}

function NoteForm({ isBusy, onReturn, onClose }: NoteFormProps) {
  const t = useMessage();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (note.trim() !== "") return onReturn(note.trim());
    setMissing(true);
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Box asChild mt="12" maxW="640px">
      <form onSubmit={submit} onKeyDown={press}>
        <chakra.label htmlFor={id} display="block" mb="6" fontWeight="medium">
          {t("reviews.note")}
        </chakra.label>
        <TextArea
          ref={field}
          id={id}
          rows={3}
          minH="88px"
          py="8"
          maxLength={longestNote}
          value={note}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-problem` : undefined}
          onChange={({ target }) => {
            setNote(target.value);
            setMissing(false);
          }}
        />
        {isMissing ? (
          <Box id={`${id}-problem`} role="alert" mt="4" color="bad.text">
            {t("reviews.noteMissing")}
          </Box>
        ) : null}
        <Flex gap="8" wrap="wrap" mt="8">
          <Button type="submit" minH="44" disabled={isBusy}>
            {t("reviews.send")}
          </Button>
          <Button variant="quiet" minH="44" onClick={onClose}>
            {t("reviews.cancel")}
          </Button>
        </Flex>
      </form>
    </Box>
  );
}

interface ReviewDecisionProps {
  readonly isBusy: boolean;
  /** The id of the heading of the question. */
  readonly about: string;
  readonly onApprove: () => void;
  readonly onReturn: (note: string) => void;
}

/** Approving a revision, or returning it with a note. */
export function ReviewDecision({ isBusy, about, onApprove, onReturn }: ReviewDecisionProps) {
  const t = useMessage();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <Box mt="16" pt="12" borderTopWidth="1px" borderColor="border">
      <Flex gap="8" wrap="wrap">
        <Button minH="44" disabled={isBusy} aria-describedby={about} onClick={onApprove}>
          {t("reviews.approve")}
        </Button>
        <Button
          ref={opener}
          variant="outline"
          minH="44"
          disabled={isBusy}
          aria-expanded={isOpen}
          aria-describedby={about}
          onClick={() => setOpen(!isOpen)}
        >
          {t("reviews.return")}
        </Button>
      </Flex>
      {isOpen ? <NoteForm isBusy={isBusy} onReturn={onReturn} onClose={close} /> : null}
    </Box>
  );
}
