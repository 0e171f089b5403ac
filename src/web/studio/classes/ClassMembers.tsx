import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { UserPlus } from "lucide-react";
import { Suspense, useDeferredValue, useMemo, useState } from "react";
import type { ClassDetail, ClassMember } from "../../../contract/classes/classes";
import { useCall } from "../../effects/use-call";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { FaultCard } from "../../ui/FaultCard";
import { Field } from "../../ui/Field";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { dayAndTime } from "../../ui/times";
import { foundMembers, orderedMembers, turnedOrder, type MemberOrder } from "./member-list";
import { MemberTable } from "./MemberTable";

const AccommodationDialog = lazyPart(() => import("./AccommodationDialog"), "AccommodationDialog");

function LeftMembers({ classId, count }: { readonly classId: string; readonly count: number }) {
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
          {gone.map(({ member_id: memberId, name, left_at: at }) => (
            <Box as="li" key={memberId} py="4" overflowWrap="anywhere">
              {name} <small>{t("classes.leftAt", { time: dayAndTime(at ?? 0, language) })}</small>
            </Box>
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

interface ClassMembersProps {
  readonly detail: ClassDetail;
  readonly onChanged: () => void;
  readonly onList: () => void;
}

/** The members of a class: found by words, sorted by columns, each with what is arranged for them. */
export function ClassMembers({ detail, onChanged, onList }: ClassMembersProps) {
  const t = useMessage();
  const language = useLanguage();
  const { class_id: classId, left, archived } = detail;
  const [typed, type] = useState("");
  const [order, setOrder] = useState<MemberOrder>({ by: "name", isDescending: false });
  const [arranged, arrange] = useState<ClassMember | null>(null);
  const words = useDeferredValue(typed);
  const present = useMemo(() => detail.members.filter(({ left_at: at }) => at === null), [detail]);
  const sorted = useMemo(() => orderedMembers(present, order, language), [present, order, language]);
  const shown = useMemo(() => foundMembers(sorted, words), [sorted, words]);
  return (
    <section aria-labelledby="members">
      <Flex align="end" justify="space-between" wrap="wrap" gap="12" mb="12">
        <Box as="h2" id="members" fontSize="lg">
          {t("classes.membersTitle")}
        </Box>
        {present.length === 0 ? null : (
          <Box flex="0 1 280px">
            <Field
              label={t("classes.find")}
              type="search"
              autoComplete="off"
              maxLength={100}
              value={typed}
              onChange={({ target }) => type(target.value)}
            />
          </Box>
        )}
      </Flex>
      {present.length === 0 ? (
        <StateCard
          Icon={UserPlus}
          title={t("classes.noMembers")}
          heading="h3"
          action={
            archived ? undefined : (
              <Button minH="44" onClick={onList}>
                {t("classes.addMembers")}
              </Button>
            )
          }
        >
          {t("classes.noMembersDetail")}
        </StateCard>
      ) : (
        <Card py="12">
          <Box role="status" color="fg.muted" fontSize="sm" mb="4" fontVariantNumeric="tabular-nums">
            {words.trim() === ""
              ? t("classes.members", { count: present.length })
              : t("classes.found", { count: shown.length, total: present.length })}
          </Box>
          {shown.length === 0 ? (
            <Box color="fg.muted" py="12">
              {t("classes.noneFound")}
            </Box>
          ) : (
            <MemberTable
              members={shown}
              order={order}
              isReadOnly={archived}
              onTurn={(by) => setOrder(turnedOrder(order, by))}
              onArrange={arrange}
            />
          )}
        </Card>
      )}
      {left === 0 ? null : <LeftMembers classId={classId} count={left} />}
      {arranged === null ? null : (
        <Suspense fallback={null}>
          <AccommodationDialog
            member={arranged}
            onSaved={() => {
              arrange(null);
              onChanged();
            }}
            onClose={() => arrange(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
