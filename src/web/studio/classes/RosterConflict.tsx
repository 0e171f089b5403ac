import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { RosterRow } from "../../../contract/classes/rosters";
import { useMessage } from "../../i18n/use-message";

interface RosterConflictProps {
  readonly row: RosterRow;
  /** undefined: not decided; null: somebody new. */
  readonly chosen: string | null | undefined;
  readonly isDisabled: boolean;
  readonly onDecide: (line: string, memberId: string | null) => void;
}

/** A line that may mean several members: the teacher says which. */
export function RosterConflict({ row, chosen, isDisabled, onDecide }: RosterConflictProps) {
  const t = useMessage();
  const line = String(row.line);
  const choices = [
    ...(row.candidates ?? []).map(({ member_id: memberId, name, external_id: externalId, username, left }) => ({
      memberId,
      label: t(left ? "classes.diff.wasMember" : "classes.diff.isMember", {
        name: [name, externalId, username].filter((text) => text !== null && text !== "").join(" · "),
      }),
    })),
    { memberId: null, label: t("classes.diff.isNew") },
  ];
  return (
    <Box as="li" py="8">
      <Box as="fieldset" p="0" borderWidth="0">
        <Box as="legend" overflowWrap="anywhere">
          {t("classes.diff.whoIs", { line, name: row.name })}
        </Box>
        <Flex gap="4" columnGap="16" wrap="wrap">
          {choices.map(({ memberId, label }) => (
            <Flex as="label" key={memberId} gap="8" align="center" minH={{ base: "44", md: "32" }} cursor="pointer">
              <input
                type="radio"
                name={`line-${line}`}
                checked={chosen === memberId}
                disabled={isDisabled}
                onChange={() => onDecide(line, memberId)}
              />
              {label}
            </Flex>
          ))}
        </Flex>
      </Box>
    </Box>
  );
}
