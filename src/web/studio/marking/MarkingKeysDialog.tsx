import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useId, useRef, useState } from "react";
import { useMessage } from "../../i18n/use-message";
import { areSingleKeysOn, switchSingleKeys } from "../../item/interactions/single-keys";
import { ActionButton } from "../../ui/ActionButton";

const keys = [
  ["0 … 9", "points"],
  [".", "half"],
  ["J K", "move"],
  ["G", "group"],
  ["C", "comment"],
  ["B", "bank"],
  ["U", "undo"],
  ["N", "next"],
  ["M O", "settle"],
  ["?", "keys"],
] as const;

const Key = chakra("kbd", {
  base: {
    display: "inline-block",
    minWidth: "32",
    px: "8",
    py: "2",
    textAlign: "center",
    fontFamily: "inherit",
    fontSize: "sm",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "control",
    bg: "bg.subtle",
    whiteSpace: "nowrap",
  },
});

/** A dialog with the keys by which answers are marked; it can switch them off. It is open while mounted. */
export function MarkingKeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessage();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setOn] = useState(areSingleKeysOn);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      m="auto"
      p={{ base: "16", md: "24" }}
      width="min(480px, calc(100vw - 32px))"
      maxHeight="calc(100dvh - 32px)"
      overflowY="auto"
      bg="bg.card"
      color="fg"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      boxShadow="float"
      _backdrop={{ bg: "scrim" }}
    >
      <chakra.h2 id={id} fontSize="xl" mb="12">
        {t("marking.keys")}
      </chakra.h2>
      <chakra.dl
        display="grid"
        gridTemplateColumns="max-content minmax(0, 1fr)"
        columnGap="16"
        rowGap="8"
        alignItems="center"
        color={isOn ? undefined : "fg.muted"}
      >
        {keys.map(([shown, name]) => (
          <chakra.div key={name} display="contents">
            <chakra.dt display="flex" gap="4">
              {shown.split(" ").map((key) => (key === "…" ? <span key={key}>…</span> : <Key key={key}>{key}</Key>))}
            </chakra.dt>
            <chakra.dd m="0">{t(`marking.key.${name}`)}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.label display="flex" gap="12" alignItems="center" minHeight="44" mt="16" cursor="pointer">
        <chakra.input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setOn(target.checked);
            switchSingleKeys(target.checked);
          }}
          width="20"
          height="20"
          accentColor="accent.solid"
        />
        {t("marking.keysOn")}
      </chakra.label>
      <chakra.div display="flex" justifyContent="flex-end" mt="16">
        <ActionButton onClick={() => dialog.current?.close()}>{t("marking.close")}</ActionButton>
      </chakra.div>
    </chakra.dialog>
  );
}
