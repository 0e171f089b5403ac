import { useState } from "react";
import { v7 as uuidv7 } from "uuid";
import { useSitter } from "../../contexts/sitter";
import { useCall } from "../../effects/use-call";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { FaultCard } from "../../ui/FaultCard";
import { Skeleton } from "../../ui/Skeleton";
import { newDraft } from "./edits/new-draft";
import { ItemWorkspace } from "./frame/ItemWorkspace";
import { forgetNameOfNew, useOpenItem } from "./use-item-draft";

export interface ItemEditorProps {
  /** The draft to write; null: a new question, which the first save creates. */
  readonly itemId: string | null;
  /** The first save has created the new question; pass its id as `itemId` then. */
  readonly onCreated?: (itemId: string) => void;
  /** The server has a newer version than before. */
  readonly onSaved?: () => void;
  /** The question was deleted. It can be undone where it was; absent: the editor offers that itself. */
  readonly onDeleted?: (itemId: string) => void;
  /** Inside the page of a test: no heading of its own, and less around it. */
  readonly isCompact?: boolean;
  /** Position of the question in its test, from 1. */
  readonly number?: number;
}

/** The place of one question in the editor: a new one stays in it when the server has it. */
interface Place {
  readonly id: string | null;
  readonly key: string;
  readonly created: string | null;
}

function PlacedItem({
  place,
  onCreated,
  onSaved,
  ...rest
}: Omit<ItemEditorProps, "itemId" | "onCreated"> & {
  readonly place: Place;
  readonly onCreated: (itemId: string) => void;
}) {
  const t = useMessage();
  const person = useSitter();
  const language = useLanguage();
  const id = place.id ?? place.created;
  const { data, isError, error, refetch } = useCall(
    "studioItem",
    { item_id: id ?? "" },
    { enabled: id !== null, staleTime: 0 },
  );
  if (data === undefined && isError) return <FaultCard fault={error} onRetry={() => void refetch()} />;
  if (person === null || (data === undefined && place.id !== null && place.created === null))
    return <Skeleton height="320px" role="status" aria-label={t("state.loading")} />;
  return (
    <OpenedItem
      person={person}
      detail={data ?? null}
      language={language}
      onCreated={onCreated}
      onStored={() => {
        void refetch();
        onSaved?.();
      }}
      {...rest}
    />
  );
}

type OpenedItemProps = Omit<Parameters<typeof ItemWorkspace>[0], "open"> & {
  readonly person: string;
  readonly language: "zh" | "en";
};

function OpenedItem({ person, language, ...desk }: OpenedItemProps) {
  const t = useMessage();
  const open = useOpenItem({ person, detail: desk.detail, fresh: () => newDraft("single_choice", language) });
  if (open === null) return <Skeleton height="320px" role="status" aria-label={t("state.loading")} />;
  return <ItemWorkspace open={open} {...desk} />;
}

/**
 * The editor of one question: what is written on the left, what students see on the right. It saves itself, and what
 * the server does not have yet is stored on the device.
 */
export function ItemEditor({ itemId, onCreated, ...rest }: ItemEditorProps) {
  const [place, setPlace] = useState<Place>({ id: itemId, key: uuidv7(), created: null });
  if (itemId !== place.id && !(place.id === null && itemId === place.created))
    setPlace({ id: itemId, key: uuidv7(), created: null });
  else if (itemId !== null && place.id === null) setPlace({ ...place, id: itemId });
  return (
    <PlacedItem
      key={place.key}
      place={place}
      onCreated={(id) => {
        forgetNameOfNew();
        setPlace((now) => (now.key === place.key ? { ...now, created: id } : now));
        onCreated?.(id);
      }}
      {...rest}
    />
  );
}
