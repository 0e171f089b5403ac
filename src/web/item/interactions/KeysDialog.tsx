import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useId, useRef, useState } from "react";
import { ActionButton } from "../../ui/ActionButton";
import { dialogSurface } from "../../ui/dialog-surface";
import { areSingleKeysOn, switchSingleKeys } from "./single-keys";

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

interface KeysDialogProps {
  readonly title: string;
  /** Keys that do the same, with what they do; "…" stands for those between two others. */
  readonly shortcuts: readonly { readonly keys: readonly string[]; readonly label: string }[];
  /** The label of the box that switches single keys on and off, and what stands below it. */
  readonly switchLabel: string;
  readonly hint?: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** A dialog that lists shortcut keys and can switch them off. It is open while mounted. */
export function KeysDialog({ title, shortcuts, switchLabel, hint, closeLabel, onClose }: KeysDialogProps) {
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
      {...dialogSurface}
      p={{ base: "16", md: "24" }}
      width="min(480px, calc(100vw - 32px))"
      maxHeight="calc(100dvh - 32px)"
      overflowY="auto"
    >
      <chakra.h2 id={id} fontSize="xl" mb="12">
        {title}
      </chakra.h2>
      <chakra.dl
        display="grid"
        gridTemplateColumns="max-content minmax(0, 1fr)"
        columnGap="16"
        rowGap="8"
        alignItems="center"
        color={isOn ? undefined : "fg.muted"}
      >
        {shortcuts.map(({ keys, label }) => (
          <chakra.div key={keys.join(" ")} display="contents">
            <chakra.dt display="flex" gap="4" alignItems="center">
              {keys.map((key) => (key === "…" ? <span key={key}>…</span> : <Key key={key}>{key}</Key>))}
            </chakra.dt>
            <chakra.dd m="0">{label}</chakra.dd>
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
        {switchLabel}
      </chakra.label>
      {hint === undefined ? null : (
        <chakra.p fontSize="sm" color="fg.muted">
          {hint}
        </chakra.p>
      )}
      <chakra.div display="flex" justifyContent="flex-end" mt="16">
        <ActionButton onClick={() => dialog.current?.close()}>{closeLabel}</ActionButton>
      </chakra.div>
    </chakra.dialog>
  );
}
