import { useRef, useState } from "react";
import type { Paste } from "../../../../machines/studio/pasting-facts";
import { uploadMedia } from "../../effects/studio/upload-media";

/** What is said of the last Word file: it is being read, it cannot be read, or some of its pictures are missing. */
export type WordFileState = "none" | "reading" | "notWord" | "tooLarge" | "empty" | { readonly picturesLost: number };

/** The text of a document for the box, with a line for each paragraph. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|li|tr|h[1-6])>|<br ?\/?>/g, "\n")
    .replaceAll(/<\/t[dh]>/g, "\t")
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .trim();

const readWord = async (file: File): Promise<{ readonly state: WordFileState; readonly paste: Paste | null }> => {
  const { readDocx } = await import("../writing/docx/read-docx");
  let picturesLost = 0;
  const read = await readDocx(file, async (picture) => {
    try {
      const { sha256 } = await uploadMedia(new File([picture], "picture", { type: picture.type }));
      return `media:${sha256}`;
    } catch {
      picturesLost += 1;
      return null;
    }
  });
  if ("fault" in read) return { state: read.fault, paste: null };
  const text = plainText(read.html);
  if (text === "") return { state: "empty", paste: null };
  return { state: picturesLost > 0 ? { picturesLost } : "none", paste: { text, html: read.html } };
};

/** Reads Word files for the paste box. Of several, the last one counts; a file that is none changes nothing. */
export function useWordFile(onRead: (paste: Paste) => void) {
  const [state, setState] = useState<WordFileState>("none");
  const turn = useRef(0);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    turn.current += 1;
    const own = turn.current;
    setState("reading");
    const read = await readWord(file).catch(() => ({ state: "notWord" as const, paste: null }));
    if (own !== turn.current) return;
    setState(read.state);
    if (read.paste !== null) onRead(read.paste);
  };
  return { state, take };
}
