import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, vi } from "vitest";
import type { DraftItem } from "../../../../src/contract/studio/draft-item";
import type { DraftDetail } from "../../../../src/contract/studio/studio-items";
import { ItemPage } from "../../../../src/web/studio/item/ItemPage";
import type { RichTextProps } from "../../../../src/web/studio/writing/rich-text/rich-text-props";
import { draftOf } from "../../../support/drafts";
import { stubServer, type Asked } from "../../open-page";
import { openStudio } from "../open-studio";

// texts are typed into plain fields here; tests/web/studio/rich-text types into the real ones
vi.mock("../../../../src/web/studio/writing/rich-text/RichText", () => ({
  RichText: ({ label, value, onChange, onCaret }: RichTextProps) => (
    <textarea
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onFocus={({ target }) =>
        onCaret?.((mark, wantsWords) => {
          const { value: html, selectionEnd } = target;
          const from = wantsWords ? target.selectionStart : selectionEnd;
          return { html: html.slice(0, from) + mark + html.slice(selectionEnd), words: html.slice(from, selectionEnd) };
        })
      }
    />
  ),
}));

/** The server's side of one question: its versions, newest last. */
export interface QuestionServer {
  versions: DraftItem[];
  readonly asked: Asked[];
  /** Sees each call before it is answered; may throw a refusal. */
  before: (name: Asked["name"]) => void;
  missing: DraftDetail["missing"];
  revisions: DraftDetail["revisions"];
  deletedAt: number | null;
}

export const savedAt = new Date(2026, 10, 28, 10, 42, 7).getTime();

const detailOf = (server: QuestionServer, version: number): DraftDetail => ({
  item_id: "q1",
  version,
  draft: server.versions[version - 1] ?? draftOf("?"),
  saved_at: savedAt,
  earliest: 1,
  deleted_at: server.deletedAt,
  missing: server.missing,
  revisions: server.revisions,
});

/** A server with one question, or none yet. */
export function questionServer(versions: readonly DraftItem[] = []): QuestionServer {
  const server = {
    versions: [...versions],
    before: () => undefined,
    missing: [],
    revisions: [],
    deletedAt: null,
  } as Omit<QuestionServer, "asked">;
  const full = server as QuestionServer;
  const { asked } = stubServer({
    studioItem: ({ version }) => {
      full.before("studioItem");
      return detailOf(full, version === undefined ? full.versions.length : Number(version));
    },
    saveItem: ({ draft }) => {
      full.before("saveItem");
      // what is sent is checked by the tests that look at it
      full.versions.push(draft as DraftItem);
      return { item_id: "q1", version: full.versions.length, saved_at: savedAt };
    },
    readyItem: () => {
      full.before("readyItem");
      const revision = full.revisions.length + 1;
      full.revisions = [
        ...full.revisions,
        { revision, made_at: savedAt, review: "drafting", review_version: 1, used_in: [] },
      ];
      return { item_id: "q1", revision };
    },
    upload: () => {
      full.before("upload");
      return { url: `/media/${"ab".repeat(32)}`, type: "image/png", size: 3, width: 9, height: 9 };
    },
    deleteItem: () => {
      full.deletedAt = savedAt;
      return { item_id: "q1", version: full.versions.length, saved_at: savedAt };
    },
    restoreItem: () => {
      full.deletedAt = null;
      return { item_id: "q1", version: full.versions.length, saved_at: savedAt };
    },
  });
  return Object.assign(full, { asked });
}

/** Opens the editor of a question, with the form of its type, and unfolds what is needed only sometimes. */
export async function openEditor(address = "/studio/item?item_id=q1") {
  const history = await openStudio(ItemPage, address);
  await screen.findByRole("textbox", { name: "Question" });
  for (const folded of document.querySelectorAll("details")) {
    folded.open = true;
    fireEvent(folded, new Event("toggle"));
  }
  await waitFor(() => expect(screen.queryAllByRole("status", { name: "Loading" })).toEqual([]));
  return history;
}

export const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
export const tick = (name: string | RegExp, role: "checkbox" | "radio" = "checkbox") =>
  fireEvent.click(screen.getByRole(role, { name }));
export const pick = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** The draft as the server has it, once everything is saved. */
export const savedDraft = async (server: QuestionServer): Promise<DraftItem> => {
  await waitFor(() => expect(document.querySelector("[data-saving]")?.getAttribute("data-saving")).toBe("clean"), {
    timeout: 5_000,
  });
  const draft = server.versions.at(-1);
  if (draft === undefined) throw new Error("nothing was saved");
  return draft;
};
