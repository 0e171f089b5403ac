import type { ChosenFile } from "./policy-form";

/** Reads a chosen file. Rejects if the device cannot read it. */
export const readChosenFile = (file: File): Promise<ChosenFile> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      const [, content = ""] = typeof reader.result === "string" ? reader.result.split(",") : [];
      resolve({ name: file.name, content });
    });
    reader.addEventListener("error", () => reject(reader.error ?? new Error("the file cannot be read")));
    reader.readAsDataURL(file);
  });
