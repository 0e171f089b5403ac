import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import type { Fault } from "../../../../machines/support/fault";
import type { MyAccount } from "../../../contract/account/personal";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { PersonalDeletionForm } from "./PersonalDeletionForm";
import { PersonalLoading } from "./PersonalLoading";
import { PersonalPart } from "./PersonalPart";

const Sentences = chakra("ul", {
  base: { listStyleType: "disc", display: "flex", flexDirection: "column", gap: "8", ps: "20", maxW: "prose" },
});

interface PersonalDeletionProps {
  readonly username: string;
  readonly account: UseQueryResult<MyAccount, Fault>;
}

/** The deletion of the account: the data that is deleted, the data that stays and why, and the confirmation form. */
export function PersonalDeletion({ username, account }: PersonalDeletionProps) {
  const t = useMessage();
  const [isOpen, setOpen] = useState(false);
  return (
    <PersonalPart title={t("personal.delete")} note={t("personal.deleteNote")}>
      <Sentences>
        {(["goes", "stays", "name", "first"] as const).map((part) => (
          <li key={part}>{t(`personal.delete.${part}`)}</li>
        ))}
      </Sentences>
      <Box mt="16">
        {!isOpen ? (
          <Button
            variant="outline"
            minH="44"
            color="bad.text"
            onClick={() => {
              setOpen(true);
              void account.refetch();
            }}
          >
            {t("personal.delete.open")}
          </Button>
        ) : account.data === undefined ? (
          <PersonalLoading query={account} />
        ) : (
          <PersonalDeletionForm username={username} account={account.data} onKeep={() => setOpen(false)} />
        )}
      </Box>
    </PersonalPart>
  );
}
