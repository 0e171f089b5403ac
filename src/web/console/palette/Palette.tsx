import { chakra } from "@chakra-ui/react/styled-system";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useMessage } from "../../i18n/use-message";
import { closeOverlay } from "../overlay";
import { PaletteBox } from "./PaletteBox";
import { useModal } from "./use-modal";
import { usePalette } from "./use-palette";

const Frame = chakra("dialog", {
  base: {
    mx: "auto",
    mt: { base: "0", md: "10vh" },
    p: "0",
    width: { base: "100vw", md: "640px" },
    maxW: "100vw",
    maxH: { base: "100dvh", md: "min(560px, 80vh)" },
    bg: "bg.card",
    color: "fg",
    borderWidth: { base: "0", md: "1px" },
    borderColor: "border",
    borderRadius: { base: "0", md: "card" },
    boxShadow: "float",
    overflow: "hidden",
    _open: { display: "flex", flexDirection: "column" },
    _backdrop: { bg: "scrim" },
  },
});

/** The command palette: finds tabs, menu pages, settings, commands and tests by typed text, and opens them. */
export function CommandPalette() {
  const t = useMessage();
  const router = useRouter();
  const dialog = useModal();
  const [query, setQuery] = useState("");
  const content = usePalette(query);
  useEffect(
    () => router.subscribe("onBeforeLoad", ({ hrefChanged }) => (hrefChanged ? closeOverlay("palette") : undefined)),
    [router],
  );
  const close = () => {
    dialog.current?.close();
    closeOverlay("palette");
  };
  return (
    <Frame
      ref={dialog}
      aria-label={t("palette.title")}
      onClose={() => (dialog.current?.open === true ? undefined : close())}
      onClick={(event) => (event.target === event.currentTarget ? close() : undefined)}
    >
      <PaletteBox query={query} content={content} onType={setQuery} onClose={close} />
    </Frame>
  );
}
