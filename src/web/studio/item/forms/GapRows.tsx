import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Plus, TextCursorInput, Trash2 } from "lucide-react";
import { use, type ReactNode } from "react";
import { useMessage } from "../../../i18n/use-message";
import { Button } from "../../../ui/Button";
import { IconButton } from "../../../ui/IconButton";
import type { DraftChange } from "../edits/draft-change";
import { gapsNamed, keyWithoutGap, mostGaps, nextGapId, withGapAtEnd, withNewGap, withoutGap } from "../edits/gaps";
import { withGapNamed } from "../edits/new-gap";
import { CaretContext } from "../fields/caret-context";
import type { FormProps } from "./form-props";

type GapKind = "inline_choice" | "gap_entry" | "gaps";

interface GapRowsProps<Kind extends GapKind> {
  readonly form: FormProps<Kind>;
  readonly fieldsOf: (gapId: string, name: string) => ReactNode;
}

/** The gaps of a text, in its order: each with its fields, put into the text and removed. */
export function GapRows<Kind extends GapKind>({ form, fieldsOf }: GapRowsProps<Kind>) {
  const t = useMessage();
  const { interaction, itemKey, draft, language, onChange } = form;
  const { stem } = draft.body;
  const ids = interaction.gaps.map(({ gap_id }) => gap_id);
  const named = gapsNamed(stem);
  const caret = use(CaretContext);
  const putIntoText = (id: string) => {
    const html = caret.current?.(`{{${id}}}`, false)?.html;
    onChange("", { stem: html === undefined ? withGapAtEnd(stem, language, id) : { ...stem, [language]: html } });
  };
  const add = () => {
    const id = nextGapId([...ids, ...named]);
    const placed = caret.current?.(`{{${id}}}`, true) ?? null;
    if (placed === null) {
      onChange("", { stem: withGapAtEnd(stem, language, id), interaction: withNewGap(interaction, id, language) });
      return;
    }
    const { html, words } = placed;
    const gap = { gapId: id, stem: { ...stem, [language]: html }, words, language };
    onChange("", withGapNamed(draft, interaction, gap));
  };
  const remove = (id: string) => {
    // the other gaps of the same interaction
    const rest = {
      ...interaction,
      gaps: interaction.gaps.filter(({ gap_id }) => gap_id !== id),
    } as DraftChange["interaction"];
    onChange("", { stem: withoutGap(stem, id), interaction: rest, key: keyWithoutGap(itemKey, id) } as DraftChange);
  };
  return (
    <Box>
      {ids.map((id, place) => {
        const name = t("question.gap", { number: place + 1 });
        return (
          <Box key={id} as="section" aria-label={name} borderTopWidth="1px" borderColor="border" py="12">
            <Flex align="center" gap="8" wrap="wrap" mb="8">
              <Box as="h2" fontSize="md" fontWeight="medium">
                {name}
              </Box>
              <Box as="code" fontSize="sm" color="fg.muted">{`{{${id}}}`}</Box>
              {named.includes(id) ? null : (
                <Button variant="outline" size="sm" onClick={() => putIntoText(id)}>
                  <TextCursorInput size={16} aria-hidden />
                  {t("question.gapToText")}
                </Button>
              )}
              <Box ms="auto">
                <IconButton
                  label={t("question.remove", { name })}
                  Icon={Trash2}
                  disabled={ids.length < 2}
                  onClick={() => remove(id)}
                />
              </Box>
            </Flex>
            {fieldsOf(id, name)}
          </Box>
        );
      })}
      {ids.length < mostGaps[interaction.type] ? (
        <Button variant="quiet" size="sm" onClick={add}>
          <Plus size={16} aria-hidden />
          {t("question.addGap")}
        </Button>
      ) : null}
    </Box>
  );
}
