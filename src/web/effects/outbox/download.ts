interface Download {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Saves a file through the browser's downloads. */
export const download = (page: Document, { name, type, text }: Download): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const anchor = page.createElement("a");
  anchor.href = address;
  anchor.download = name;
  page.body.append(anchor);
  anchor.click();
  anchor.remove();
  // some browsers read the address only after the click was handled
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

const dayOf = (at: number): string | undefined => {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
};

/** A file name that sorts by day and is valid on every file system. */
export const answersFileName = (person: string, at: number, ending: string): string =>
  `answers-${person.replace(/[^\p{L}\p{N}_-]+/gu, "_").slice(0, 40)}-${dayOf(at) ?? "undated"}.${ending}`;
