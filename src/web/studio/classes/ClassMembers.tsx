import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { UserPlus } from "lucide-react";
import { Suspense, useDeferredValue, useMemo, useState } from "react";
import { v7 as uuidv7 } from "uuid";
import type { ClassDetail, ClassMember } from "../../../contract/classes/classes";
import { useChange } from "../../effects/use-change";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Field } from "../../ui/Field";
import { StateCard } from "../../ui/StateCard";
import { UndoBar } from "../../ui/UndoBar";
import { LeftMembers } from "./LeftMembers";
import type { MemberChange } from "./member-change";
import { foundMembers, orderedMembers, turnedOrder, type MemberOrder } from "./member-list";
import { MemberTable } from "./MemberTable";

const AccommodationDialog = lazyPart(() => import("./AccommodationDialog"), "AccommodationDialog");

const MemberDialog = lazyPart(() => import("./MemberDialog"), "MemberDialog");

interface Done {
  readonly member: Pick<ClassMember, "member_id" | "name">;
  readonly done: MemberChange;
  /** null: it was an undoing. */
  readonly undo: MemberChange | null;
}

/** Changes of one member, the last of which can be undone. */
function useMemberChanges({ class_id, version: shown }: ClassDetail, onChanged: () => void) {
  const [last, setLast] = useState<Done | null>(null);
  const [replied, setReplied] = useState(0);
  // the class on screen may not have been read again yet
  const version = Math.max(shown, replied);
  const { mutate, isPending } = useChange("changeMember", () => undefined);
  const tell = (done: Done, after: number) => {
    setLast(done);
    setReplied(after);
    onChanged();
  };
  const send = (member: Done["member"], change: MemberChange, undo: MemberChange | null) => {
    if (isPending) return;
    const input = { idempotency_key: uuidv7(), class_id, version, member_id: member.member_id, change };
    mutate(input, {
      onSuccess: ({ refused, version: after }) =>
        refused.length === 0 ? tell({ member, done: change, undo }, after) : undefined,
      onError: onChanged,
    });
  };
  return {
    last,
    tell,
    bringBack: (member: Done["member"]) => send(member, { kind: "returned" }, { kind: "left" }),
    undo: () => (last === null || last.undo === null ? undefined : send(last.member, last.undo, null)),
  };
}

const toldOf = {
  facts: "classes.edit.changed",
  left: "classes.edit.hasLeft",
  returned: "classes.edit.isBack",
} as const;

/** What was done to a member, with the way back. */
function MemberNotice({ last, onUndo }: { readonly last: Done; readonly onUndo: () => void }) {
  const t = useMessage();
  const { member, done, undo } = last;
  const text = t(toldOf[done.kind], { name: done.kind === "facts" ? done.name.trim() : member.name });
  return undo === null ? (
    <Box role="status" bg="accent.tint" borderRadius="control" px="16" py="8">
      {text}
    </Box>
  ) : (
    <UndoBar text={text} undo={t("classes.edit.undo")} onUndo={onUndo} />
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
  const [edited, edit] = useState<ClassMember | null>(null);
  const changes = useMemberChanges(detail, onChanged);
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
      {changes.last === null ? null : (
        <Box mb="12">
          <MemberNotice key={JSON.stringify(changes.last)} last={changes.last} onUndo={changes.undo} />
        </Box>
      )}
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
              onEdit={edit}
            />
          )}
        </Card>
      )}
      {left === 0 ? null : (
        <LeftMembers classId={classId} count={left} isReadOnly={archived} onBringBack={changes.bringBack} />
      )}
      {edited === null ? null : (
        <Suspense fallback={null}>
          <MemberDialog
            detail={detail}
            member={edited}
            onDone={(done, undo, after) => {
              edit(null);
              changes.tell({ member: edited, done, undo }, after);
            }}
            onOutdated={onChanged}
            onClose={() => edit(null)}
          />
        </Suspense>
      )}
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
