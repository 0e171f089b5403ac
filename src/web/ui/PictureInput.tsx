import { chakra } from "@chakra-ui/react/styled-system";
import type { Ref } from "react";
import { uploadTypes } from "../../contract/site/upload-limits";

interface PictureInputProps {
  /** A button of the page opens it by clicking it. */
  readonly ref: Ref<HTMLInputElement>;
  readonly onFile: (file: File) => void;
}

/** The device's picture picker, invisible; the same file can be chosen again. */
export const PictureInput = ({ ref, onFile }: PictureInputProps) => (
  <chakra.input
    ref={ref}
    type="file"
    accept={uploadTypes.join(",")}
    hidden
    tabIndex={-1}
    aria-hidden="true"
    onChange={({ target }) => {
      const [file] = target.files ?? [];
      target.value = "";
      if (file !== undefined) onFile(file);
    }}
  />
);
