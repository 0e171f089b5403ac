import { Box } from "@chakra-ui/react/box";
import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import type { PaletteOffer } from "./entry";
import { PaletteLine } from "./PaletteLine";
import type { GroupName, Section } from "./sections";

const names: Readonly<Record<GroupName, MessageId>> = {
  tabs: "palette.group.tabs",
  menu: "palette.group.menu",
  settings: "palette.group.settings",
  commands: "palette.group.commands",
  frequent: "palette.group.frequent",
  searchTests: "palette.group.searchTests",
  searchResults: "palette.group.searchResults",
  searchPages: "palette.group.searchPages",
  searchHelp: "palette.group.searchHelp",
  web: "palette.group.web",
};

interface PaletteGroupsProps {
  readonly id: string;
  readonly sections: readonly Section[];
  readonly active: PaletteOffer | undefined;
  readonly idOf: (entry: PaletteOffer) => string;
  readonly onPoint: (entry: PaletteOffer) => void;
  readonly onChoose: (entry: PaletteOffer) => void;
}

/** The lines of the palette by group. */
export function PaletteGroups({ id, sections, active, idOf, onPoint, onChoose }: PaletteGroupsProps) {
  const t = useMessage();
  return sections.map(({ group, lines }) => (
    <Box key={group} role="group" aria-labelledby={`${id}${group}`} _notFirst={{ mt: "8" }}>
      <Box id={`${id}${group}`} role="presentation" px="12" py="4" color="fg.muted" fontSize="xs" fontWeight="medium">
        {t(names[group])}
      </Box>
      {lines.map((line) => (
        <PaletteLine
          key={line.entry.key}
          id={idOf(line.entry)}
          line={line}
          isActive={line.entry.key === active?.key}
          onPoint={() => onPoint(line.entry)}
          onChoose={() => onChoose(line.entry)}
        />
      ))}
    </Box>
  ));
}
