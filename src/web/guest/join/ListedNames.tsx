import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { RoomLook } from "../../../../machines/room/lobby-facts";
import { foldSearch } from "../../../contract/validators/folding";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";

type Listed = NonNullable<RoomLook["names"]>[number];

/** A list of more names than these has a field to search it. */
const fewNames = 12;

const Names = chakra("ul", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "4",
    listStyleType: "none",
    m: "0",
    p: "0",
    maxHeight: "46vh",
    overflowY: "auto",
  },
});

const NameButton = chakra("button", {
  base: {
    width: "100%",
    minH: "44",
    px: "12",
    py: "8",
    textAlign: "start",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "control",
    bg: "bg.card",
    cursor: "pointer",
    overflowWrap: "anywhere",
    _hover: { bg: "bg.subtle" },
  },
});

interface ListedNamesProps {
  readonly names: readonly Listed[];
  readonly isBusy: boolean;
  readonly onChoose: (memberId: string) => void;
}

/** The names of the class to choose one's own from; one that is taken is asked about first. */
export function ListedNames({ names, isBusy, onChoose }: ListedNamesProps) {
  const t = useMessage();
  const [words, setWords] = useState("");
  const [asked, setAsked] = useState<Listed | null>(null);
  if (asked !== null)
    return (
      <Flex direction="column" gap="12">
        <Box role="alert" bg="warn.tint" color="warn.text" borderRadius="control" px="12" py="8">
          {t("join.taken", { name: asked.name })}
        </Box>
        <Button size="lg" width="full" onClick={() => onChoose(asked.member_id)} aria-disabled={isBusy}>
          {t("join.takenYes", { name: asked.name })}
        </Button>
        <Button variant="outline" width="full" onClick={() => setAsked(null)}>
          {t("join.takenNo")}
        </Button>
      </Flex>
    );
  const wanted = foldSearch(words);
  const shown = names.filter(({ name }) => foldSearch(name).includes(wanted));
  return (
    <Flex direction="column" gap="12">
      {names.length <= fewNames ? null : (
        <Field
          label={t("join.search")}
          name="search"
          type="search"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <Box role="status" color="fg.muted" fontSize="sm" _empty={{ display: "none" }}>
        {shown.length === 0 ? t("join.noName") : null}
      </Box>
      <Names aria-label={t("join.names")}>
        {shown.map((one) => (
          <li key={one.member_id}>
            <NameButton
              type="button"
              aria-disabled={isBusy}
              onClick={() => {
                if (one.taken) setAsked(one);
                else onChoose(one.member_id);
              }}
            >
              {one.name}
              {one.taken ? (
                <Box as="span" color="fg.muted" fontSize="sm">
                  {` · ${t("join.isHere")}`}
                </Box>
              ) : null}
            </NameButton>
          </li>
        ))}
      </Names>
    </Flex>
  );
}
