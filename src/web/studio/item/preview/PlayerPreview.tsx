import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Monitor, Moon, Smartphone, Sun, type LucideIcon } from "lucide-react";
import { memo, Suspense, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Language } from "../../../../contract/item/content";
import type { Answer, ItemBody } from "../../../../contract/item/item";
import { languageNames } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ItemView } from "../../../item/interactions/ItemView";
import { Button } from "../../../ui/Button";
import { Skeleton } from "../../../ui/Skeleton";
import { useDrawnDraft } from "../../writing/drawing/use-drawn-draft";
import { PlayerFrame } from "./PlayerFrame";
import { PreviewMessages } from "./PreviewMessages";

const languages: readonly Language[] = ["zh", "en"];

interface ChoiceProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly Icon?: LucideIcon;
  readonly onPress: () => void;
  /** On a phone both widths are the same. */
  readonly isForWide?: boolean;
}

function Choice({ label, isOn, Icon, onPress, isForWide = false }: ChoiceProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      px="8"
      display={isForWide ? { base: "none", md: "inline-flex" } : undefined}
      minW={{ base: "44", md: "32" }}
      aria-pressed={isOn}
      title={label}
      {...(Icon === undefined ? {} : { "aria-label": label })}
      color={isOn ? "accent.text" : undefined}
      bg={isOn ? "accent.tint" : undefined}
      onClick={onPress}
    >
      {Icon === undefined ? label : <Icon size={18} aria-hidden />}
    </Button>
  );
}

/** A new item takes the focus in a sitting; here it stays where the author writes. */
function useFocusStays(): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, []);
  useEffect(() => {
    const now = document.activeElement;
    if (now === before.current || !(now instanceof HTMLElement)) return;
    // a body takes no focus, so that of the frame is taken away
    if (before.current instanceof HTMLElement && before.current !== document.body) before.current.focus();
    else now.blur();
  }, []);
}

interface DrawnProps {
  readonly body: ItemBody;
  readonly number: number;
}

const Drawn = memo(function Drawn({ body, number }: DrawnProps) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { body: drawn } = useDrawnDraft({ body });
  const exercise = useMemo(() => ({ exercise_id: "preview", ...drawn }), [drawn]);
  useFocusStays();
  return (
    <Suspense fallback={<Skeleton height="120px" />}>
      <ItemView exercise={exercise} number={number} answer={answer} onAnswer={setAnswer} />
    </Suspense>
  );
});

interface PlayerPreviewProps {
  readonly body: ItemBody;
  /** The language that is written. */
  readonly language: Language;
  /** Position of the question in its test, from 1. */
  readonly number: number;
  /** The name of the region; absent: that it is what students see. */
  readonly label?: string;
}

/** The question as students see it, by the very component of a sitting. */
export function PlayerPreview({ body, language: written, number, label }: PlayerPreviewProps) {
  const t = useMessage();
  const [chosen, setChosen] = useState<Language | null>(null);
  const [isPhone, setPhone] = useState(false);
  const [isDark, setDark] = useState(() => document.documentElement.getAttribute("data-mode") === "dark");
  const shown = useDeferredValue(body);
  const language = chosen ?? written;
  const name = label ?? t("question.preview");
  return (
    <Box as="section" aria-label={name} minW="0">
      <Flex align="center" gap="4" wrap="wrap" mb="8" color="fg.muted" fontSize="sm">
        <Box me="auto" display={{ base: "none", md: "block" }}>
          {t("question.preview")}
        </Box>
        {languages.map((one) => (
          <Choice key={one} label={languageNames[one]} isOn={one === language} onPress={() => setChosen(one)} />
        ))}
        <Choice
          label={t("question.desktop")}
          Icon={Monitor}
          isOn={!isPhone}
          onPress={() => setPhone(false)}
          isForWide
        />
        <Choice label={t("question.phone")} Icon={Smartphone} isOn={isPhone} onPress={() => setPhone(true)} isForWide />
        <Choice label={t("question.light")} Icon={Sun} isOn={!isDark} onPress={() => setDark(false)} />
        <Choice label={t("question.dark")} Icon={Moon} isOn={isDark} onPress={() => setDark(true)} />
      </Flex>
      <Box borderWidth="1px" borderColor="border" borderRadius="card" overflow="hidden" bg="bg.subtle">
        <Box mx="auto" width={isPhone ? "390px" : "full"} maxW="full">
          <PlayerFrame
            title={name}
            width={isPhone ? "390px" : "100%"}
            height={label === undefined ? "min(70vh, 760px)" : "320px"}
            isDark={isDark}
            language={language}
          >
            <PreviewMessages language={language}>
              <Drawn key={shown.interaction.type} body={shown} number={number} />
            </PreviewMessages>
          </PlayerFrame>
        </Box>
      </Box>
    </Box>
  );
}
