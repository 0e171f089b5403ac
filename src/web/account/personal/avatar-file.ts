import type { Fault } from "../../../../machines/support/fault";
import { faults } from "../../../contract/calls/faults";
import { uploadLimits, uploadTypes } from "../../../contract/site/upload-limits";

/** A rectangle of a picture, in the picture's pixels. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width and height of an uploaded avatar, in pixels. */
const side = 512;

const refusal = (name: "fileTooLarge" | "fileTypeRefused" | "fileUnreadable"): Fault => ({
  code: faults[name].code,
  status: faults[name].status,
  msg: "",
});

const isPicture = ({ type }: File): boolean => uploadTypes.some((known) => known === type);

const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      typeof reader.result === "string" ? resolve(reader.result) : reject(new Error("the file is no text"));
    reader.onerror = () => reject(new Error("the file cannot be read"));
    reader.readAsDataURL(file);
  });

const opened = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
};

/** Reads a chosen file as a URL that the page can show. Throws a `Fault` for a file that the server would refuse. */
export async function readPicture(file: File): Promise<string> {
  if (!isPicture(file)) throw refusal("fileTypeRefused");
  if (file.size > uploadLimits.file) throw refusal("fileTooLarge");
  try {
    const address = await addressOf(file);
    await opened(address);
    return address;
  } catch {
    throw refusal("fileUnreadable");
  }
}

/** The cropped picture as a form for upload. */
export async function cutForm(address: string, { x, y, width, height }: CropArea): Promise<FormData> {
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  canvas.getContext("2d")?.drawImage(await opened(address), x, y, width, height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.9));
  if (blob === null) throw refusal("fileUnreadable");
  const form = new FormData();
  form.append("file", blob, "avatar");
  return form;
}
