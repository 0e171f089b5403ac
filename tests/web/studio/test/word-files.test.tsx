import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { wordFile, wordParagraph, wordRun } from "../../../support/word-file";
import { Refused } from "../../open-page";
import { openTest, testServer } from "./test-server";

beforeAll(loadFaultWords);
beforeEach(() => sessionStorage.clear());

const drawing =
  '<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing">' +
  '<wp:docPr id="1" name="x" descr="A cat"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/' +
  'drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/' +
  'picture"><pic:blipFill><a:blip r:embed="p0"/></pic:blipFill></pic:pic></a:graphicData></a:graphic>' +
  "</wp:inline></w:drawing></w:r>";
const document = () =>
  wordFile([wordParagraph(wordRun("One &lt; two?") + drawing), wordParagraph(wordRun("Two?"))], {
    pictures: { "a.png": Uint8Array.of(1, 2, 3) },
  });
const drop = (file: Blob) =>
  fireEvent.drop(screen.getByLabelText("Text with questions"), {
    dataTransfer: { types: ["Files"], files: [new File([file], "exam.docx")] },
  });
const open = async () => {
  const server = testServer();
  await openTest("/studio/test?way=paste");
  const box = (await screen.findByLabelText("Text with questions")) as HTMLTextAreaElement;
  return { server, box };
};
const parsedBy = ({ asked }: ReturnType<typeof testServer>) => asked.filter(({ name }) => name === "parseItems");

describe("a Word file in the paste box", () => {
  it("is read when it is dropped, with its pictures stored", async () => {
    const { server, box } = await open();
    drop(await document());
    await waitFor(() => expect(box.value).toBe("One < two?\nTwo?"), { timeout: 5_000 });
    await screen.findByRole("heading", { name: "Question 2" }, { timeout: 3_000 });
    expect([parsedBy(server), server.asked.filter(({ name }) => name === "upload")]).toEqual([
      [
        {
          name: "parseItems",
          input: { html: `<p>One &lt; two?<img alt="A cat" src="media:${"ab".repeat(32)}" /></p><p>Two?</p>` },
        },
      ],
      [{ name: "upload", input: {} }],
    ]);
  });

  it("is read when it is chosen, and says which pictures could not be stored", async () => {
    const { server, box } = await open();
    server.before = (name) => {
      if (name === "upload") throw new Refused("fileTypeRefused");
    };
    const input = globalThis.document.querySelector('input[type="file"]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File([await document()], "exam.docx")] } });
    await screen.findByText("1 picture could not be stored; add them by hand.", undefined, { timeout: 5_000 });
    expect(box.value).toBe("One < two?\nTwo?");
  });

  it.each([
    [
      "a renamed picture",
      () => Promise.resolve(new Blob(["\u0089PNG\r\n\u001a\n no document"])),
      "is no Word document",
    ],
    ["a document without text", () => wordFile([wordParagraph("")]), "There is no text in this Word document"],
  ])("that is %s is said in a sentence, and the box stays as it is", async (_, file, sentence) => {
    const { server, box } = await open();
    fireEvent.change(box, { target: { value: "One?" } });
    await screen.findByRole("heading", { name: "Question 1" });
    drop(await file());
    await screen.findByText(sentence, { exact: false }, { timeout: 5_000 });
    expect([box.value, parsedBy(server)]).toEqual(["One?", [{ name: "parseItems", input: { text: "One?" } }]]);
  });
});
