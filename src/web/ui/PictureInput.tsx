import { uploadTypes } from "../../contract/site/upload-limits";
import { FileInput, type FileInputProps } from "./FileInput";

/** The device's picture picker, invisible. */
export const PictureInput = (props: Omit<FileInputProps, "accept">) => (
  <FileInput accept={uploadTypes.join(",")} {...props} />
);
