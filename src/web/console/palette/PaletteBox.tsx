import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Search, X } from "lucide-react";
import { useId, useState, type KeyboardEvent } from "react";
import { useMessage } from "../../i18n/use-message";
import { belongsToComposition } from "../../ui/composition";
import { Hidden } from "../../ui/Hidden";
import { IconButton } from "../../ui/IconButton";
import type { PaletteOffer } from "./entry";
import { PaletteGroups } from "./PaletteGroups";
import { PaletteHints } from "./PaletteHints";
import { PaletteNote } from "./PaletteNote";
import type { PaletteContent } from "./use-palette";

const Field = chakra("input", {
  base: {
    flex: "1",
    minW: "0",
    minH: "48",
    bg: "transparent",
    color: "fg",
    fontSize: "md",
    textOverflow: "ellipsis",
    outline: "none",
  },
});

interface PaletteBoxProps {
  readonly query: string;
  readonly content: PaletteContent;
  readonly onType: (query: string) => void;
  readonly onClose: () => void;
}

/** The field with the lines below it: the field keeps the focus, arrows move along the lines, Enter runs one. */
export function PaletteBox({ query, content: { sections, state, retry }, onType, onClose }: PaletteBoxProps) {
  const t = useMessage();
  const id = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  const entries = sections.flatMap(({ lines }) => lines.map(({ entry }) => entry));
  const chosen = entries.findIndex(({ key }) => key === pointed);
  // a line that leaves the site is never preselected
  const first = sections[0]?.group === "web" ? -1 : 0;
  const place = chosen < 0 ? first : chosen;
  const active = place < 0 ? undefined : entries[place];
  const idOf = (entry: PaletteOffer) => `${id}${encodeURIComponent(entry.key)}`;

  const choose = (entry: PaletteOffer) => {
    onClose();
    entry.run();
  };
  const move = (by: number) => setPointed(entries.at((place + by) % entries.length)?.key ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (belongsToComposition(event)) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && active !== undefined) choose(active);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Flex
        flex="none"
        align="center"
        gap="12"
        pl="16"
        pr="8"
        borderBottomWidth="1px"
        color="fg.muted"
        _focusWithin={{ borderColor: "accent.mark" }}
      >
        <Search size={18} aria-hidden="true" />
        <Field
          autoFocus
          role="combobox"
          aria-label={t("palette.input")}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : idOf(active)}
          placeholder={t("palette.input")}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => {
            onType(event.target.value);
            setPointed(null);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={t("app.close")}
          Icon={X}
          minW={{ base: "44", md: "32" }}
          minH={{ base: "44", md: "32" }}
          onClick={onClose}
        />
      </Flex>
      <Flex direction="column" flex="0 1 auto" minH="0">
        <Box
          id={`${id}list`}
          role="listbox"
          aria-label={t("palette.title")}
          flex="0 1 auto"
          minH="0"
          p="8"
          overflowY="auto"
          overscrollBehavior="contain"
        >
          <PaletteGroups
            id={id}
            sections={sections}
            active={active}
            idOf={idOf}
            onPoint={(entry) => setPointed(entry.key)}
            onChoose={choose}
          />
        </Box>
        <PaletteNote state={state} query={query.trim()} onRetry={retry} />
      </Flex>
      <Hidden role="status">{t("palette.count", { count: entries.length })}</Hidden>
      <PaletteHints />
    </>
  );
}
