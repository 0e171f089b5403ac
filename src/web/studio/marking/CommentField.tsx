import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId, type KeyboardEvent, type RefObject } from "react";
import { useMessage } from "../../i18n/use-message";
import { inputRecipe } from "../../theme/recipes";
import { Button } from "../../ui/Button";

const TextArea = chakra("textarea", inputRecipe);
const longest = 2_000;
/** Comments that a digit inserts. */
const numbered = 9;

interface CommentFieldProps {
  readonly text: string;
  readonly bank: readonly string[];
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly firstComment: RefObject<HTMLButtonElement | null>;
  readonly isReadOnly: boolean;
  readonly onChange: (text: string) => void;
  /** Escape: the keys of the page work again. */
  readonly onLeave: () => void;
}

/** A comment to an answer, with those that were given to other answers, the most frequent first. */
export function CommentField({ text, bank, field, firstComment, isReadOnly, onChange, onLeave }: CommentFieldProps) {
  const t = useMessage();
  const id = useId();
  const insert = (comment: string) => {
    if (!text.includes(comment))
      onChange(`${text.trimEnd()}${text.trim() === "" ? "" : " "}${comment}`.slice(0, longest));
    onLeave();
  };
  const leave = ({ key }: KeyboardEvent): boolean => {
    if (key !== "Escape") return false;
    onLeave();
    return true;
  };
  const chooseByDigit = (event: KeyboardEvent) => {
    if (leave(event)) return;
    const comment = /^[1-9]$/.test(event.key) ? bank[Number(event.key) - 1] : undefined;
    if (comment === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    insert(comment);
  };
  return (
    <Box>
      <chakra.label htmlFor={id} display="block" fontWeight="medium" mb="4">
        {t("marking.comment")}
      </chakra.label>
      <TextArea
        ref={field}
        id={id}
        value={text}
        rows={3}
        py="8"
        lineHeight="base"
        resize="vertical"
        maxLength={longest}
        readOnly={isReadOnly}
        onKeyDown={leave}
        onChange={({ target }) => onChange(target.value)}
      />
      {bank.length === 0 || isReadOnly ? null : (
        <Box role="group" aria-labelledby={`${id}-bank`} mt="8" data-own-keys onKeyDown={chooseByDigit}>
          <Box id={`${id}-bank`} fontSize="sm" color="fg.muted" mb="4">
            {t("marking.bank")}
          </Box>
          <Flex direction="column" gap="4" maxH="240px" overflowY="auto">
            {bank.map((comment, place) => (
              <Button
                key={comment}
                ref={place === 0 ? firstComment : undefined}
                variant="quiet"
                size="sm"
                justifyContent="start"
                textAlign="start"
                whiteSpace="normal"
                overflowWrap="anywhere"
                px="8"
                onClick={() => insert(comment)}
              >
                <Box as="span" fontVariantNumeric="tabular-nums" minW="16" color="fg.muted">
                  {place < numbered ? place + 1 : ""}
                </Box>
                <Box as="span" lineClamp="2">
                  {comment}
                </Box>
              </Button>
            ))}
          </Flex>
        </Box>
      )}
    </Box>
  );
}
