import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useState } from "react";
import { useCall } from "../../effects/use-call";
import { useMessage } from "../../i18n/use-message";
import { ChipGroup } from "../../ui/ChipGroup";
import { FaultCard } from "../../ui/FaultCard";
import { Field } from "../../ui/Field";
import { Skeleton } from "../../ui/Skeleton";

interface MemberChoiceProps {
  readonly classId: string;
  /** null: the whole class. */
  readonly chosen: readonly string[] | null;
  readonly onChoose: (members: readonly string[] | null) => void;
}

interface MemberChecksProps extends Pick<MemberChoiceProps, "classId" | "onChoose"> {
  readonly chosen: readonly string[];
}

function MemberChecks({ classId, chosen, onChoose }: MemberChecksProps) {
  const t = useMessage();
  const [typed, type] = useState("");
  const { data, isError, error, refetch } = useCall("studioClass", { class_id: classId });
  if (data === undefined)
    return isError ? (
      <FaultCard fault={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="120px" role="status" aria-label={t("state.loading")} />
    );
  const present = data.members.filter(({ left_at: at }) => at === null);
  const shown = present.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  const turn = (memberId: string) =>
    onChoose(chosen.includes(memberId) ? chosen.filter((one) => one !== memberId) : [...chosen, memberId]);
  return (
    <Box mt="12">
      {present.length > 12 ? (
        <Box maxW="320px" mb="8">
          <Field
            label={t("assign.findMember")}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
        </Box>
      ) : null}
      <Box role="status" color="fg.muted" fontSize="sm" mb="4">
        {t("assign.chosen", { count: chosen.length, total: present.length })}
      </Box>
      <Flex
        as="ul"
        listStyleType="none"
        m="0"
        p="4"
        columnGap="16"
        wrap="wrap"
        maxH="260px"
        overflowY="auto"
        tabIndex={0}
        aria-label={t("assign.some")}
      >
        {shown.map(({ member_id: memberId, name }) => (
          <Box as="li" key={memberId} flex="1 1 200px" maxW="320px" minW="0">
            <Flex as="label" gap="8" align="center" minH={{ base: "44", md: "32" }} cursor="pointer">
              <input type="checkbox" checked={chosen.includes(memberId)} onChange={() => turn(memberId)} />
              <Box minW="0" overflowWrap="anywhere">
                {name}
              </Box>
            </Flex>
          </Box>
        ))}
      </Flex>
    </Box>
  );
}

/** The whole class, with those who join later, or some of its members. */
export function MemberChoice({ classId, chosen, onChoose }: MemberChoiceProps) {
  const t = useMessage();
  return (
    <Box>
      <ChipGroup
        label={t("assign.whom")}
        chips={[
          { value: "all", label: t("assign.all") },
          { value: "some", label: t("assign.some") },
        ]}
        chosen={chosen === null ? "all" : "some"}
        onChoose={(value) => onChoose(value === "all" ? null : (chosen ?? []))}
      />
      {chosen === null ? null : <MemberChecks classId={classId} chosen={chosen} onChoose={onChoose} />}
    </Box>
  );
}
