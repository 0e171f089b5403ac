import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { FileUp } from "lucide-react";
import { useRef, useState, type DragEvent } from "react";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";

const HiddenInput = chakra("input", {
  base: { position: "absolute", width: "1px", height: "1px", opacity: "0", overflow: "hidden", pointerEvents: "none" },
});

/** Takes files that are dropped on it or chosen with its button. */
export function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const t = useMessage();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <Box
      data-drop
      position="relative"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={isOver ? "accent.solid" : "border.strong"}
      bg={isOver ? "accent.tint" : "bg.card"}
      borderRadius="card"
      px="16"
      py={{ base: "24", md: "32" }}
      textAlign="center"
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Box color="fg.muted" display="flex" justifyContent="center" mb="8">
        <FileUp size={32} strokeWidth={1.5} aria-hidden="true" />
      </Box>
      <Box fontSize="lg" mb="12">
        {t("import.drop")}
      </Box>
      <HiddenInput
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      <Button minH="44" onClick={() => input.current?.click()}>
        {t("import.choose")}
      </Button>
      <Box mt="12" color="fg.muted" fontSize="sm" maxW="prose" mx="auto">
        {t("import.formats")}
      </Box>
    </Box>
  );
}
