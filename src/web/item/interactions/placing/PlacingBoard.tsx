import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Accessibility } from "@dnd-kit/dom";
import { DragDropProvider } from "@dnd-kit/react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Option } from "../../../../contract/item/item";
import { localized, useLanguage } from "../../../i18n/language";
import { useCleaner } from "../../../ui/markup/cleaner";
import { useAnnouncement } from "../../../ui/use-announcement";
import { ItemContent } from "../../content/ItemContent";
import { oneLineText } from "../../content/plain-text";
import { dragPointer } from "../drag-pointer";
import type { InteractionProps } from "../interaction-props";
import { Chip } from "./Chip";
import { DropPlace } from "./Place";
import { withCardPlaced, placeOfKey, stepOfKey, type Placements } from "./placements";

/** Id of the pool of unplaced cards; no option has it. An empty id would be lost where the drag library joins ids. */
const nowhere = "no place";

interface PlacingBoardProps extends Pick<InteractionProps, "readOnly" | "media" | "stemId"> {
  readonly cards: readonly Option[];
  readonly places: readonly Option[];
  readonly placements: Placements;
  /** boxes: places side by side; rows: places one below the other, each with its cards beside its name. */
  readonly layout: "boxes" | "rows";
  readonly hint: string;
  /** Name of the pool of unplaced cards. */
  readonly unplaced: string;
  /** Announcement for a card that was put into a place or, with null, taken back. */
  readonly toldOf: (card: string, place: string | null) => string;
  readonly onPlace: (placements: Placements) => void;
}

/** Cards to put into places: by dragging, by picking and putting, or by the digit of a place. */
export function PlacingBoard({
  cards,
  places,
  placements,
  layout,
  hint,
  unplaced,
  toldOf,
  onPlace,
  readOnly,
  media,
  stemId,
}: PlacingBoardProps) {
  const language = useLanguage();
  const cleaner = useCleaner();
  const group = useRef<HTMLDivElement>(null);
  const moving = useRef<string | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [announced, announce] = useAnnouncement();
  const named = (list: readonly Option[], id: string) => {
    const found = list.find(({ option_id }) => option_id === id);
    return found === undefined ? "" : oneLineText(cleaner, localized(found.content, language));
  };
  const focusOn = (cardId: string) =>
    group.current?.querySelector<HTMLElement>(`[data-chip="${CSS.escape(cardId)}"]`)?.focus();

  // a card put into another place is mounted again there, so the focus must follow it
  useEffect(() => {
    if (moving.current !== null) focusOn(moving.current);
    moving.current = null;
  }, [placements]);

  const put = (cardId: string, place: string | null) => {
    setPicked(null);
    if ((placements[cardId] ?? null) === place) return;
    moving.current = cardId;
    announce(toldOf(named(cards, cardId), place === null ? null : named(places, place)));
    onPlace(withCardPlaced(placements, cardId, place));
  };
  const walk = (step: 1 | -1) => {
    const ways = [...(group.current?.querySelectorAll<HTMLElement>("[data-put]") ?? [])];
    const here = ways.findIndex((way) => way === document.activeElement);
    ways.at(here === -1 && step === -1 ? -1 : (here + step) % ways.length)?.focus();
  };
  const onKey = (cardId: string) => (event: KeyboardEvent) => {
    if (readOnly || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepOfKey(event.key);
    const place = placeOfKey(
      event.key,
      places.map(({ option_id }) => option_id),
    );
    if (event.key === "Escape") {
      focusOn(cardId);
      setPicked(null);
    } else if (step !== undefined && picked === cardId) walk(step);
    else if (place !== undefined) put(cardId, place);
    else return;
    event.preventDefault();
  };
  const placeFor = (id: string, name: Option | null, index: number) => {
    const isHere = (cardId: string) => (placements[cardId] ?? nowhere) === id;
    return (
      <DropPlace
        key={id}
        id={id}
        isRow={layout === "rows" && name !== null}
        title={
          name === null ? (
            unplaced
          ) : (
            <chakra.div display="flex" gap="8" alignItems="baseline">
              <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
                {index + 1}
              </chakra.span>
              <chakra.div minWidth="0">
                <ItemContent text={name.content} media={media} />
              </chakra.div>
            </chakra.div>
          )
        }
        readOnly={readOnly}
        onPut={picked === null || readOnly || isHere(picked) ? null : () => put(picked, name === null ? null : id)}
        onKeyDown={picked === null ? undefined : onKey(picked)}
      >
        {cards
          .filter(({ option_id }) => isHere(option_id))
          .map((card) => (
            <Chip
              key={card.option_id}
              option={card}
              picked={picked === card.option_id}
              readOnly={readOnly}
              media={media}
              onPick={() => setPicked(picked === card.option_id ? null : card.option_id)}
              onKeyDown={onKey(card.option_id)}
            />
          ))}
      </DropPlace>
    );
  };
  const columns = layout === "rows" ? "minmax(0, 1fr)" : `repeat(${places.length === 3 ? 3 : 2}, minmax(0, 1fr))`;

  return (
    <Flex ref={group} role="group" aria-labelledby={stemId} direction="column" gap="12">
      <chakra.p maxWidth="34em" fontSize="md" color="fg.muted">
        {hint}
      </chakra.p>
      <DragDropProvider
        sensors={[dragPointer]}
        plugins={(all) => all.filter((plugin) => plugin !== Accessibility)}
        onDragEnd={({ operation: { source, target }, canceled }) => {
          if (canceled || source === null || target === null) return;
          put(String(source.id), target.id === nowhere ? null : String(target.id));
        }}
      >
        {placeFor(nowhere, null, 0)}
        <chakra.div display="grid" gap="12" gridTemplateColumns={{ base: "minmax(0, 1fr)", md: columns }}>
          {places.map((place, index) => placeFor(place.option_id, place, index))}
        </chakra.div>
      </DragDropProvider>
      <chakra.p role="status" fontSize="md" color="fg.muted" minHeight="24">
        {announced}
      </chakra.p>
    </Flex>
  );
}
