import { chakra } from "@chakra-ui/react/styled-system";
import { Trash2 } from "lucide-react";
import { useMessage } from "../../../i18n/use-message";
import { ActionButton } from "../../../ui/ActionButton";
import { FloatingPanel } from "../panel/FloatingPanel";
import type { ToolProps } from "../tool-record";
import { inReadingOrder } from "./highlights";
import { looks } from "./looks";
import { HighlightNoteField } from "./NoteField";
import { SentenceWalk } from "./SentenceWalk";
import { useAnnotations } from "./use-annotations";

const size = { width: 380, height: 360 };
const least = { width: 300, height: 260 };

/** The highlights of the item with their notes, and the controls to highlight by keyboard. */
export function NotesPanel({ store, exerciseId, onClose }: ToolProps) {
  const t = useMessage();
  const { highlights, mark, note, remove } = useAnnotations(store, exerciseId);
  return (
    <FloatingPanel
      store={store}
      tool="highlighter"
      title={t("tools.notes.title")}
      size={size}
      least={least}
      sheet="half"
      edge="bottom"
      onClose={onClose}
    >
      <SentenceWalk exerciseId={exerciseId} highlights={highlights} onMark={mark} onRemove={remove} />
      {highlights.length === 0 ? (
        <chakra.p p="16" fontSize="sm" color="fg.muted">
          {t("tools.notes.empty")}
        </chakra.p>
      ) : (
        <chakra.ul listStyleType="none" p="12" display="flex" flexDirection="column" gap="16">
          {inReadingOrder(highlights).map((highlight) => {
            const { label, ...look } = looks[highlight.style];
            return (
              <chakra.li key={highlight.id} display="flex" flexDirection="column" gap="6">
                <chakra.div display="flex" alignItems="center" gap="8">
                  <chakra.p flex="1" minWidth="0" fontSize="sm" lineClamp={3} lang={highlight.lang}>
                    <chakra.mark style={look} title={t(label)}>
                      {highlight.quote}
                    </chakra.mark>
                  </chakra.p>
                  <ActionButton
                    variant="quiet"
                    size="sm"
                    px="12"
                    minWidth="44"
                    minHeight="44"
                    aria-label={t("tools.notes.removeOf", { quote: highlight.quote })}
                    title={t("tools.notes.remove")}
                    onClick={() => remove([highlight])}
                  >
                    <Trash2 size={16} aria-hidden />
                  </ActionButton>
                </chakra.div>
                <HighlightNoteField
                  note={highlight.note}
                  quote={highlight.quote}
                  onNote={(text) => note(highlight.id, text)}
                />
              </chakra.li>
            );
          })}
        </chakra.ul>
      )}
    </FloatingPanel>
  );
}
