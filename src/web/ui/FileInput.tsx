import { chakra } from "@chakra-ui/react/styled-system";
import type { Ref } from "react";

export interface FileInputProps {
  /** A button of the page opens it by clicking it. */
  readonly ref: Ref<HTMLInputElement>;
  /** The types and extensions that the picker offers, with commas between them. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** The device's file picker, invisible; the same file can be chosen again. */
export const FileInput = ({ ref, accept, onFile }: FileInputProps) => (
  <chakra.input
    ref={ref}
    type="file"
    accept={accept}
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
