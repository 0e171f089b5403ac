import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useState } from "react";
import { useCall } from "../../effects/use-call";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { FaultCard } from "../../ui/FaultCard";
import { Skeleton } from "../../ui/Skeleton";
import { dayAndTime } from "../../ui/times";

interface LeftMembersProps {
  readonly classId: string;
  readonly count: number;
  readonly isReadOnly: boolean;
  readonly onBringBack: (member: { readonly member_id: string; readonly name: string }) => void;
}

/** The members who have left, each with the way back into the class. */
export function LeftMembers({ classId, count, isReadOnly, onBringBack }: LeftMembersProps) {
  const t = useMessage();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { data, isError, error, refetch } = useCall(
    "studioClass",
    { class_id: classId, left: "1" },
    { enabled: isOpen },
  );
  const gone = data?.members.filter(({ left_at: at }) => at !== null);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box as="summary" minH="44" alignContent="center" cursor="pointer" color="fg.muted">
        {t("classes.left", { count })}
      </Box>
      {gone !== undefined ? (
        <Box as="ul" listStyleType="none" m="0" p="0">
          {gone.map(({ member_id, name, left_at: at }) => (
            <Flex as="li" key={member_id} py="4" gap="12" align="center" wrap="wrap">
              <Box minW="0" overflowWrap="anywhere">
                {name} <small>{t("classes.leftAt", { time: dayAndTime(at ?? 0, language) })}</small>
              </Box>
              {isReadOnly || name === "" ? null : (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t("classes.edit.bringBackOf", { name })}
                  onClick={() => onBringBack({ member_id, name })}
                >
                  {t("classes.edit.bringBack")}
                </Button>
              )}
            </Flex>
          ))}
        </Box>
      ) : isError ? (
        <FaultCard fault={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="60px" role="status" aria-label={t("state.loading")} />
      )}
    </details>
  );
}
