interface Download {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Hands a file to the browser's downloads. */
export const download = (page: Document, { name, type, text }: Download): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const anchor = page.createElement("a");
  anchor.href = address;
  anchor.download = name;
  page.body.append(anchor);
  anchor.click();
  anchor.remove();
  // some browsers read it only after the click has been dealt with
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

const dayOf = (at: number): string | undefined => {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
};

/** A name that sorts by day and that every file system takes. */
export const answersFileName = (person: string, at: number, ending: string): string =>
  `answers-${person.replace(/[^\p{L}\p{N}_-]+/gu, "_").slice(0, 40)}-${dayOf(at) ?? "undated"}.${ending}`;
