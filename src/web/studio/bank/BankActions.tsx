import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useState, type SubmitEvent } from "react";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";

interface BankActionsProps {
  readonly count: number;
  readonly isBusy: boolean;
  /** Tags of the chosen questions. */
  readonly tags: readonly string[];
  /** Returns false where the tag does not fit. */
  readonly onAddTag: (tag: string) => boolean;
  readonly onRemoveTag: (tag: string) => void;
  readonly onNewTest: () => void;
  readonly onCsv: () => void;
  readonly onDelete: () => void;
  readonly onRelease: () => void;
}

function TagForm({ onAddTag, onClose }: Pick<BankActionsProps, "onAddTag"> & { readonly onClose: () => void }) {
  const t = useMessage();
  const [tag, setTag] = useState("");
  const [isWrong, setWrong] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (onAddTag(tag.trim())) onClose();
    else setWrong(true);
  };
  return (
    <form onSubmit={submit}>
      <Flex gap="8" align="end" wrap="wrap">
        <Box flex="1 1 160px" maxW="320px">
          <Field
            label={t("bank.tagName")}
            maxLength={60}
            autoFocus
            value={tag}
            problem={isWrong ? t("bank.tagTooLong") : undefined}
            onChange={({ target }) => setTag(target.value)}
          />
        </Box>
        <Button type="submit" minH="44">
          {t("bank.apply")}
        </Button>
        <Button variant="outline" minH="44" onClick={onClose}>
          {t("bank.cancel")}
        </Button>
      </Flex>
    </form>
  );
}

/** What can be done with the chosen questions. */
export function BankActions(props: BankActionsProps) {
  const { count, isBusy, tags, onAddTag, onRemoveTag, onNewTest, onCsv, onDelete, onRelease } = props;
  const t = useMessage();
  const [form, setForm] = useState<"add" | "remove" | null>(null);
  const action = { variant: "outline", minH: "44", flex: "none", disabled: isBusy } as const;
  return (
    <Flex
      direction="column"
      gap="12"
      position="sticky"
      bottom="0"
      bg="bg.card"
      borderWidth="1px"
      borderColor="accent.solid"
      borderRadius="card"
      px="16"
      py="12"
      zIndex="1"
      role="region"
      aria-label={t("bank.chosen", { count })}
    >
      <Flex gap="8" align="center" wrap={{ base: "nowrap", md: "wrap" }} overflowX="auto" p="4" m="-4">
        <Box role="status" fontWeight="medium" fontVariantNumeric="tabular-nums" me="8" flex="none">
          {t("bank.chosen", { count })}
        </Box>
        <Button minH="44" flex="none" disabled={isBusy} onClick={onNewTest}>
          {t("bank.newTest")}
        </Button>
        <Button {...action} aria-expanded={form === "add"} onClick={() => setForm(form === "add" ? null : "add")}>
          {t("bank.addTag")}
        </Button>
        {tags.length === 0 ? null : (
          <Button
            {...action}
            aria-expanded={form === "remove"}
            onClick={() => setForm(form === "remove" ? null : "remove")}
          >
            {t("bank.removeTag")}
          </Button>
        )}
        <Button {...action} onClick={onCsv}>
          {t("bank.csv")}
        </Button>
        <Button {...action} onClick={onDelete}>
          {t("bank.delete")}
        </Button>
        <Button variant="quiet" minH="44" flex="none" onClick={onRelease}>
          {t("bank.release")}
        </Button>
      </Flex>
      {form === "add" ? <TagForm onAddTag={onAddTag} onClose={() => setForm(null)} /> : null}
      {form === "remove" ? (
        <Flex gap="8" wrap="wrap" role="group" aria-label={t("bank.removeTag")}>
          {tags.map((tag) => (
            <Button
              key={tag}
              {...action}
              whiteSpace="normal"
              overflowWrap="anywhere"
              onClick={() => {
                onRemoveTag(tag);
                setForm(null);
              }}
            >
              {tag}
            </Button>
          ))}
        </Flex>
      ) : null}
    </Flex>
  );
}
