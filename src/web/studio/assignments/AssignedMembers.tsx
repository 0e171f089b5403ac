import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { UserPlus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import type { AssignedMember, AssignmentEntry } from "../../../contract/classes/assignments";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Field } from "../../ui/Field";
import { StateCard } from "../../ui/StateCard";
import { classPlace } from "../studio-places";
import { groupedMembers, type MemberGroup } from "./member-groups";
import { MemberRows, type ArrangeMember } from "./MemberRows";

/** From so many members on, names can be searched. */
const manyMembers = 12;
/** The rows of a group that are drawn before all of them are asked for. */
const firstRows = 60;

interface GroupProps extends MemberGroup {
  readonly entry: AssignmentEntry;
  readonly asksBrowser: boolean;
  readonly onArrange: ArrangeMember;
}

function Group({ group, members, ...rest }: GroupProps) {
  const t = useMessage();
  const [isWhole, showWhole] = useState(false);
  const id = `group-${group}`;
  const shown = isWhole ? members : members.slice(0, firstRows);
  return (
    <Card py="12" aria-labelledby={id}>
      <Flex as="h3" id={id} fontSize="md" gap="8">
        {t(`assignment.group.${group}`)}
        <Box as="span" color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
          {members.length}
        </Box>
      </Flex>
      <MemberRows label={t(`assignment.group.${group}`)} members={shown} {...rest} />
      {shown.length === members.length ? null : (
        <Button mt="8" variant="outline" minH="44" onClick={() => showWhole(true)}>
          {t("assignment.showAll", { count: members.length })}
        </Button>
      )}
    </Card>
  );
}

interface AssignedMembersProps {
  readonly entry: AssignmentEntry;
  readonly members: readonly AssignedMember[];
  /** Whether the assignment asks for a browser. */
  readonly asksBrowser: boolean;
  readonly onArrange: ArrangeMember;
}

/** The members by how far they are: first who has not begun, then who sits it, then who has handed in. */
export function AssignedMembers({ entry, members, asksBrowser, onArrange }: AssignedMembersProps) {
  const t = useMessage();
  const [typed, type] = useState("");
  const words = useDeferredValue(typed);
  const groups = groupedMembers(members, words);
  return (
    <Box as="section" aria-labelledby="members">
      <Flex align="end" justify="space-between" wrap="wrap" gap="12" mb="12">
        <Box as="h2" id="members" fontSize="lg">
          {t("assignment.members")}
        </Box>
        {members.length > manyMembers ? (
          <Box flex="0 1 280px">
            <Field
              label={t("assignment.find")}
              type="search"
              autoComplete="off"
              maxLength={100}
              value={typed}
              onChange={({ target }) => type(target.value)}
            />
          </Box>
        ) : null}
      </Flex>
      {members.length === 0 ? (
        <StateCard
          Icon={UserPlus}
          title={t("assignment.noMembers")}
          heading="h3"
          action={
            <Button asChild minH="44">
              <Link to={classPlace(entry.class_id)}>{t("assignment.toClass")}</Link>
            </Button>
          }
        >
          {t("assignment.noMembersDetail")}
        </StateCard>
      ) : (
        <Flex direction="column" gap="12">
          {groups.length === 0 ? (
            <Box role="status" color="fg.muted">
              {t("assignment.noneFound")}
            </Box>
          ) : null}
          {groups.map((one) => (
            <Group key={one.group} {...one} entry={entry} asksBrowser={asksBrowser} onArrange={onArrange} />
          ))}
        </Flex>
      )}
    </Box>
  );
}
