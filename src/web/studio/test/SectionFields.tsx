import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { Localized } from "../../../contract/item/content";
import type { DraftTest } from "../../../contract/studio/draft-test";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Field } from "../../ui/Field";
import { IconButton } from "../../ui/IconButton";
import { RichText } from "../writing/rich-text/RichText";
import { MinutesField } from "./MinutesField";

type SectionBase = Omit<Extract<DraftTest, { sections: unknown }>["sections"][number], "items" | "lines" | "draw">;

interface SectionFieldsProps {
  readonly section: SectionBase;
  /** Its place in the test, from 1. */
  readonly number: number;
  readonly onChange: (part: Partial<Pick<SectionBase, "title" | "time_limit_ms" | "shuffle">>, field?: string) => void;
  /** null: it has none any more. */
  readonly onDirections: (directions: Localized | null, field: string) => void;
  /** Absent: it is the only one. */
  readonly onRemove?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** What a section is, whichever way its questions are found. */
export function SectionFields({ section, number, onChange, onDirections, onRemove, children }: SectionFieldsProps) {
  const t = useMessage();
  const language = useLanguage();
  const { stage, title, directions = {}, time_limit_ms: limit, shuffle } = section;
  const direct = (html: string) => {
    const next: Localized = { ...directions, [language]: html };
    const isEmpty = Object.values(next).every((words = "") => words.trim() === "");
    onDirections(isEmpty ? null : next, `directions of ${stage}`);
  };
  return (
    <Box as="fieldset" borderWidth="1px" borderColor="border" borderRadius="card" p="12" minW="0">
      <Flex as="legend" align="center" gap="8" px="4" fontWeight="medium">
        {t("assembly.section", { number })}
        {onRemove === undefined ? null : (
          <IconButton label={t("assembly.removeSection", { number })} Icon={Trash2} onClick={onRemove} />
        )}
      </Flex>
      <Grid gap="12" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}>
        <Field
          label={t("assembly.sectionTitle")}
          maxLength={200}
          value={localized(title, language)}
          onChange={({ target }) => onChange({ title: { ...title, [language]: target.value } }, `title of ${stage}`)}
        />
        <MinutesField
          label={t("assembly.sectionMinutes")}
          value={limit}
          onChange={(time_limit_ms) => onChange({ time_limit_ms })}
        />
        <Box gridColumn="1 / -1" minW="0">
          <Box aria-hidden mb="6" fontWeight="medium">
            {t("assembly.directions")}
          </Box>
          <RichText
            label={t("assembly.directionsOf", { number })}
            value={directions[language] ?? ""}
            onChange={direct}
            size="block"
            language={language}
          />
        </Box>
        {children}
        <Box as="label" display="flex" gap="8" alignItems="center" minH="44">
          <input type="checkbox" checked={shuffle} onChange={({ target }) => onChange({ shuffle: target.checked })} />
          {t("assembly.shuffle")}
        </Box>
      </Grid>
    </Box>
  );
}
