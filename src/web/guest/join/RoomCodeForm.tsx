import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useRef, useState, type SubmitEvent } from "react";
import { isLobbyBusy, selectLobbyFault } from "../../../../machines/room/lobby.selectors";
import { groupedCode, readSymbols } from "../../../contract/account/invitation-code";
import { useMessage } from "../../i18n/use-message";
import { AccountFrame } from "../../site/AccountFrame";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { Field } from "../../ui/Field";
import type { LobbyActor } from "./lobby";

const symbols = 8;

/** The field for the code of a room. */
export function RoomCodeForm({ lobby }: { readonly lobby: LobbyActor }) {
  const t = useMessage();
  const faultText = useFaultText();
  const busy = useSelector(lobby, isLobbyBusy);
  const fault = useSelector(lobby, selectLobbyFault);
  const known = useSelector(lobby, ({ context }) => context.code);
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState(known);
  const [isWrong, setWrong] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const read = readSymbols(code, symbols);
    if (read === null) {
      setWrong(true);
      form.current?.querySelector("input")?.focus();
      return;
    }
    setChanged(false);
    setCode(groupedCode(read));
    lobby.send({ type: "code.given", code: read });
  };
  const refusal = fault === null || busy || isChanged ? undefined : faultText(fault);
  return (
    <AccountFrame title={t("join.title")} lead={t("join.lead")}>
      <form ref={form} noValidate onSubmit={submit}>
        <Flex direction="column" gap="20">
          <Field
            label={t("join.code")}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            placeholder={t("join.codePlaceholder")}
            fontFamily="mono"
            fontSize="xl"
            letterSpacing="0.08em"
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setWrong(false);
              setChanged(true);
            }}
            problem={isWrong ? t("join.codeWrong") : refusal}
          />
          <Button type="submit" size="lg" width="full" aria-busy={busy} aria-disabled={busy}>
            {t(busy ? "join.looking" : "join.look")}
          </Button>
          <Button asChild variant="quiet" width="full">
            <Link to="/">{t("app.toHome")}</Link>
          </Button>
        </Flex>
      </form>
    </AccountFrame>
  );
}
