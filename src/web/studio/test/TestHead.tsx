import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Redo2, Send, Settings2, Undo2 } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { isDraftSaved } from "../../../../machines/studio/draft.selectors";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { inputRecipe } from "../../theme/recipes";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import type { TestPlace } from "./assembly";
import { EditionNote } from "./EditionNote";
import { PreviewButton } from "./PreviewButton";
import { SavedLine } from "./SavedLine";
import { itemIdsOf } from "./test-changes";
import { usePublishedState } from "./use-editions";
import type { TestWriting } from "./use-test-draft";

const TitleInput = chakra("input", inputRecipe);

/** The steps that keys take: Ctrl or Cmd with Z, with Shift or Y to redo, outside fields that have their own. */
const stepOf = ({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): "undo" | "redo" | null => {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (target instanceof Element && target.closest("input, textarea, [contenteditable]") !== null) return null;
  if (key.toLowerCase() === "y") return "redo";
  if (key.toLowerCase() !== "z") return null;
  return shiftKey ? "redo" : "undo";
};

interface TestHeadProps {
  readonly writing: TestWriting;
  readonly place: TestPlace;
  readonly onPublish: () => void;
}

/** Title, saving, undo and redo, settings, and publishing. */
export function TestHead({ writing, place, onPublish }: TestHeadProps) {
  const t = useMessage();
  const language = useLanguage();
  const { way, go, itemId } = place;
  const { definition, undo, redo, change, snapshot } = writing;
  const isSaved = isDraftSaved(snapshot);
  const published = usePublishedState(writing);
  // a question on screen says itself how it is saved, and has its own steps
  const isOfQuestion =
    way === undefined && itemId !== undefined && definition.kind === "fixed" && itemIdsOf(definition).includes(itemId);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = isOfQuestion ? null : stepOf(event);
    if (step === null || event.defaultPrevented) return;
    event.preventDefault();
    (step === "undo" ? undo : redo)?.();
  });
  useEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return (
    <Flex align="center" gap="8" wrap="wrap">
      <Box as="h1" flex="1 1 240px" minW="0">
        <TitleInput
          aria-label={t("assembly.title")}
          value={localized(definition.title, language)}
          maxLength={200}
          fontSize="lg"
          fontWeight="semibold"
          borderColor="transparent"
          bg="transparent"
          _hover={{ borderColor: "border" }}
          onChange={({ target }) =>
            change((test) => ({ ...test, title: { ...test.title, [language]: target.value } }), "title")
          }
        />
      </Box>
      {isOfQuestion && isSaved ? null : <SavedLine snapshot={snapshot} />}
      <Flex gap="4" align="center" wrap="wrap" flexBasis={{ base: "full", md: "auto" }}>
        {isOfQuestion ? null : (
          <>
            <IconButton label={t("assembly.undo")} Icon={Undo2} disabled={undo === null} onClick={() => undo?.()} />
            <IconButton label={t("assembly.redo")} Icon={Redo2} disabled={redo === null} onClick={() => redo?.()} />
          </>
        )}
        {published === null ? null : <EditionNote state={published} place={place} />}
        <PreviewButton testId={isSaved ? snapshot.context.id : null} />
        <Button
          variant="quiet"
          size="sm"
          aria-pressed={way === "settings"}
          onClick={() => go(way === "settings" ? {} : { way: "settings" })}
        >
          <Settings2 size={16} aria-hidden />
          {t("assembly.settings")}
        </Button>
        <Button size="sm" minH={{ base: "44", md: "36px" }} ms="auto" onClick={onPublish}>
          <Send size={16} aria-hidden />
          {t("assembly.publish")}
        </Button>
      </Flex>
    </Flex>
  );
}
