import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useRef, type KeyboardEvent, type Ref } from "react";
import type { ClassMember } from "../../../contract/classes/classes";
import { useMessage } from "../../i18n/use-message";
import { BlockTable } from "../../ui/BlockTable";
import { Button } from "../../ui/Button";
import { Hidden } from "../../ui/Hidden";
import { useTableHeight } from "../../ui/use-table-height";
import { useAccommodationWords } from "./accommodation-words";
import type { MemberOrder } from "./member-list";

/** From so many members on, only the rows in view are drawn. */
const mostDrawn = 200;
/** The height of a row before it is measured, in px. */
const usualRow = 49;

const SortButton = chakra("button", {
  base: {
    minH: "32",
    mx: "-8",
    px: "8",
    borderRadius: "control",
    fontWeight: "medium",
    cursor: "pointer",
    _hover: { bg: "bg.subtle", color: "fg" },
  },
});

interface MemberTableProps {
  readonly members: readonly ClassMember[];
  readonly order: MemberOrder;
  readonly isReadOnly: boolean;
  readonly onTurn: (by: MemberOrder["by"]) => void;
  readonly onArrange: (member: ClassMember) => void;
  readonly onEdit: (member: ClassMember) => void;
}

function Head({ order, onTurn }: Pick<MemberTableProps, "order" | "onTurn">) {
  const t = useMessage();
  const columns = [
    ["name", "classes.fact.name"],
    ["external_id", "classes.fact.external_id"],
    ["access", "classes.access"],
    ["time", "classes.accommodation"],
  ] as const;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map(([by, label]) => {
          const isSorted = order.by === by;
          return (
            <th key={by} scope="col" aria-sort={isSorted ? (order.isDescending ? "descending" : "ascending") : "none"}>
              <SortButton type="button" onClick={() => onTurn(by)}>
                {t(label)}
                <span aria-hidden="true">{isSorted ? (order.isDescending ? " ↓" : " ↑") : ""}</span>
              </SortButton>
            </th>
          );
        })}
        <th scope="col">
          <Hidden>{t("classes.actions")}</Hidden>
        </th>
      </tr>
    </thead>
  );
}

const MembersTable = chakra(BlockTable, {
  base: { "@media (max-width: 767.98px)": { "& tr[data-index] td:empty": { display: "none" } } },
});

interface MemberRowProps extends Pick<MemberTableProps, "isReadOnly" | "onArrange" | "onEdit"> {
  readonly member: ClassMember;
  /** The place of the row, from 0. */
  readonly place: number;
  readonly measure?: Ref<HTMLTableRowElement>;
}

const MemberRow = memo(function MemberRow({ member, place, measure, isReadOnly, onArrange, onEdit }: MemberRowProps) {
  const t = useMessage();
  const words = useAccommodationWords();
  const { name, username, external_id: externalId, access, accommodation } = member;
  return (
    <tr ref={measure} data-index={place} aria-rowindex={place + 2}>
      <th scope="row">
        {name}
        {username === null ? null : <small>{username}</small>}
      </th>
      <Box as="td" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
        {externalId ?? ""}
      </Box>
      <td>{t(`classes.access.${access}`)}</td>
      <td>{accommodation === null ? "" : words(accommodation)}</td>
      <Box as="td" textAlign={{ md: "end" }}>
        {isReadOnly || access === "none" || access === "asked" ? null : (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t("classes.arrangeFor", { name })}
            onClick={() => onArrange(member)}
          >
            {t("classes.arrange")}
          </Button>
        )}
        {isReadOnly || name === "" ? null : (
          <Button variant="quiet" size="sm" aria-label={t("classes.edit.of", { name })} onClick={() => onEdit(member)}>
            {t("classes.edit")}
          </Button>
        )}
      </Box>
    </tr>
  );
});

const Gap = ({ height }: { readonly height: number }) =>
  height > 0 ? (
    <tr aria-hidden="true">
      <td colSpan={5} style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null;

/** The rows of a large class: those in view, between two gaps that are as high as the others. */
function RowsInView({ members, order, isReadOnly, onTurn, onArrange, onEdit }: MemberTableProps) {
  const t = useMessage();
  const height = useTableHeight(1);
  const frame = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing that it returns is memoized here
  const rows = useVirtualizer({
    count: members.length,
    getScrollElement: () => frame.current,
    estimateSize: () => usualRow,
    getItemKey: (place) => members[place]?.member_id ?? place,
    overscan: 12,
  });
  const inView = rows.getVirtualItems();
  const toEnd = (event: KeyboardEvent) => {
    if (event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    // the focused row is about to be taken out
    frame.current?.focus({ preventScroll: true });
    if (event.key === "Home") rows.scrollToIndex(0);
    else rows.scrollToIndex(members.length - 1, { align: "end" });
  };
  const above = inView[0]?.start ?? 0;
  const below = rows.getTotalSize() - (inView.at(-1)?.end ?? 0);
  return (
    <Box
      ref={frame}
      role="group"
      aria-label={t("classes.members", { count: members.length })}
      tabIndex={0}
      onKeyDown={toEnd}
      overflowY="auto"
      style={{ maxHeight: height }}
      css={{
        "& thead th": { position: "sticky", top: "0", zIndex: "1", bg: "bg.card" },
        overflowAnchor: "none",
        scrollPaddingTop: "48px",
      }}
    >
      <MembersTable aria-label={t("classes.membersTitle")} aria-rowcount={members.length + 1}>
        <Head order={order} onTurn={onTurn} />
        <tbody>
          <Gap height={above} />
          {inView.map(({ index, key }) => {
            const member = members[index];
            return member === undefined ? null : (
              <MemberRow
                key={key}
                member={member}
                place={index}
                measure={rows.measureElement}
                isReadOnly={isReadOnly}
                onArrange={onArrange}
                onEdit={onEdit}
              />
            );
          })}
          <Gap height={below} />
        </tbody>
      </MembersTable>
    </Box>
  );
}

/** The members of a class as a table; of a large class only the rows in view are drawn. */
export function MemberTable(props: MemberTableProps) {
  const t = useMessage();
  const { members, order, isReadOnly, onTurn, onArrange, onEdit } = props;
  if (members.length >= mostDrawn) return <RowsInView {...props} />;
  return (
    <MembersTable aria-label={t("classes.membersTitle")} aria-rowcount={members.length + 1}>
      <Head order={order} onTurn={onTurn} />
      <tbody>
        {members.map((member, place) => (
          <MemberRow
            key={member.member_id}
            member={member}
            place={place}
            isReadOnly={isReadOnly}
            onArrange={onArrange}
            onEdit={onEdit}
          />
        ))}
      </tbody>
    </MembersTable>
  );
}
