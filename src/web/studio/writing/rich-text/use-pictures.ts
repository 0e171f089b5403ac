import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { useState } from "react";
import { asFault, isPassing, type Fault } from "../../../../../machines/support/fault";
import { faults } from "../../../../contract/calls/faults";
import type { Media } from "../../../../contract/item/item";
import { uploadLimits, uploadTypes } from "../../../../contract/site/upload-limits";
import { call } from "../../../effects/call";

const refused = (file: File): Fault | null => {
  if (!uploadTypes.some((type) => type === file.type)) return { ...faults.fileTypeRefused, msg: "" };
  return file.size > uploadLimits.file ? { ...faults.fileTooLarge, msg: "" } : null;
};

const formOf = (file: File): FormData => {
  const form = new FormData();
  form.set("purpose", "item");
  form.set("file", file);
  return form;
};

const sent = async (file: File): Promise<Media> => {
  const { url, type } = await call("upload", formOf(file));
  const sha256 = url.slice(url.lastIndexOf("/") + 1);
  return { media_id: sha256, type, sha256 };
};

/** A place in the text that stays the same place while the author types on. */
const followed = (editor: Editor): { readonly place: () => number; readonly forget: () => void } => {
  let place = editor.state.selection.to;
  const follow = ({ transaction }: { transaction: Editor["state"]["tr"] }) => {
    place = transaction.mapping.map(place);
  };
  editor.on("transaction", follow);
  return { place: () => place, forget: () => void editor.off("transaction", follow) };
};

const insert = (editor: Editor, { media_id }: Media, place: number): void => {
  const node = editor.schema.nodes["picture"]?.create({ src: `media:${media_id}`, alt: "" });
  if (node === undefined || editor.isDestroyed) return;
  const tr = editor.state.tr.insert(Math.min(place, editor.state.doc.content.size), node);
  let at: number | null = null;
  tr.doc.descendants((found, position) => {
    if (found === node) at = position;
  });
  if (at !== null) tr.setSelection(NodeSelection.create(tr.doc, at));
  editor.view.dispatch(tr.scrollIntoView());
};

/**
 * Sends new pictures to the server and puts them where the caret was. What fails leaves the text as it is; what the
 * network has lost is kept, to be sent again.
 */
export function usePictures(onMedia: ((media: Media) => void) | undefined) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const [lost, setLost] = useState<readonly File[]>([]);
  const add = async (editor: Editor, files: readonly File[]): Promise<void> => {
    if (onMedia === undefined) return;
    setFault(null);
    setLost([]);
    setBusy(true);
    let doneWith = 0;
    const spot = followed(editor);
    try {
      for (const file of files) {
        const refusal = refused(file);
        if (refusal !== null) {
          setFault(refusal);
          doneWith += 1;
          continue;
        }
        const media = await sent(file);
        onMedia(media);
        insert(editor, media, spot.place());
        doneWith += 1;
      }
    } catch (thrown) {
      const failure = asFault(thrown);
      setFault(failure);
      if (isPassing(failure)) setLost(files.slice(doneWith));
    } finally {
      spot.forget();
      setBusy(false);
    }
  };
  return { isBusy, fault, lost, add };
}
