import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { ChevronDown } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import type { Localized } from "../../../contract/item/content";
import { localized, useLanguage } from "../../i18n/language";
import { oneLineText } from "../../item/content/plain-text";
import { LoadedQuestion } from "../../item/review/LoadedQuestion";
import { Card } from "../../ui/Card";
import { useCleaner } from "../../ui/markup/cleaner";

interface EntryCardProps {
  readonly attemptId: string;
  readonly exerciseId: string;
  /** null: the question may not be shown now. */
  readonly stem: Localized | null;
  readonly unseen: string;
  /** Facts shown in one line under the question. */
  readonly facts: readonly string[];
  readonly actions: ReactNode;
}

const longestStem = 160;

const Opener = chakra("button", {
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "12",
    width: "full",
    minH: "44",
    textAlign: "start",
    cursor: "pointer",
    bg: "transparent",
    "&[aria-expanded=true] svg": { transform: "rotate(180deg)" },
    "& svg": { transitionProperty: "transform", transitionDuration: "quick" },
  },
});

/** One saved question: its beginning, and on demand the whole question with its answers and explanation. */
export function EntryCard({ attemptId, exerciseId, stem, unseen, facts, actions }: EntryCardProps) {
  const language = useLanguage();
  const cleaner = useCleaner();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const text = stem === null ? unseen : oneLineText(cleaner, localized(stem, language));
  const shown = text.length > longestStem ? `${text.slice(0, longestStem)}…` : text;
  const told = (
    <Box flex="1" minW="0">
      <Box as="h2" fontSize="md" fontWeight="medium" overflowWrap="anywhere">
        {shown}
      </Box>
      <Flex mt="4" columnGap="16" rowGap="4" wrap="wrap" color="fg.muted" fontSize="sm">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Flex>
    </Box>
  );
  return (
    <Card as="article" p={{ base: "12", md: "16" }}>
      {stem === null ? (
        told
      ) : (
        <Opener type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {told}
          <Box flex="none" mt="2" color="fg.muted">
            <ChevronDown size={20} aria-hidden="true" />
          </Box>
        </Opener>
      )}
      <Box id={id} hidden={!isOpen} mt="16" pt="16" borderTopWidth="1px" borderColor="border">
        {isOpen ? <LoadedQuestion attemptId={attemptId} exerciseId={exerciseId} nextId={undefined} released /> : null}
      </Box>
      <Flex mt="12" gap="12" wrap="wrap" align="flex-end">
        {actions}
      </Flex>
    </Card>
  );
}
