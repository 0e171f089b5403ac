import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { memo, useId } from "react";
import { localized, useLanguage } from "../../i18n/language";
import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import { Select } from "../../ui/Select";
import { TestMark } from "../../ui/TestMark";
import type { RecordOrder, Sitting } from "./record-list";
import { sittingLook } from "./sitting-look";
import { Begun, Ended, Score, SittingLinks, SittingMark } from "./SittingParts";

const orders: readonly { readonly name: string; readonly label: MessageId; readonly order: RecordOrder }[] = [
  { name: "newest", label: "record.newest", order: { by: "date", isDescending: true } },
  { name: "oldest", label: "record.oldest", order: { by: "date", isDescending: false } },
  { name: "highest", label: "record.highest", order: { by: "score", isDescending: true } },
  { name: "lowest", label: "record.lowest", order: { by: "score", isDescending: false } },
];

const List = chakra("ul", {
  base: {
    ...sittingLook,
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
    gap: "12",
    fontVariantNumeric: "tabular-nums",
    "& > li": {
      display: "flex",
      flexDirection: "column",
      gap: "12",
      p: "16",
      bg: "bg.card",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: "card",
      contentVisibility: "auto",
      containIntrinsicSize: "auto 240px",
    },
    "& h2": { fontSize: "md" },
    "& dl": { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: "16", rowGap: "4" },
    "& dt": { color: "fg.muted" },
    "& .links": { display: "flex", flexWrap: "wrap", gap: "8", mt: "auto" },
    "& .links a": {
      flex: "1",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      minH: "44",
      px: "16",
      borderWidth: "1px",
      borderColor: "border.strong",
      borderRadius: "control",
      color: "fg",
      fontWeight: "medium",
      textDecoration: "none",
    },
  },
});

const SittingCard = memo(function SittingCard({ sitting }: { readonly sitting: Sitting }) {
  const t = useMessage();
  return (
    <li>
      <Flex justify="space-between" gap="12">
        <Flex gap="12" align="center">
          <TestMark family={sitting.family} size={32} />
          <div>
            <h2>{localized(sitting.title, useLanguage())}</h2>
            <span className="length">{t("record.length", { total: sitting.total })}</span>
          </div>
        </Flex>
        <Box flex="none">
          <SittingMark sitting={sitting} />
        </Box>
      </Flex>
      <dl>
        <dt>{t("record.score")}</dt>
        <dd>
          <Score sitting={sitting} />
        </dd>
        <dt>{t("record.answered")}</dt>
        <dd>{t("record.answeredOf", { answered: sitting.answered, total: sitting.total })}</dd>
        <dt>{t("record.begun")}</dt>
        <dd>
          <Begun sitting={sitting} />
        </dd>
        <dt>{t("record.ended")}</dt>
        <dd>
          <Ended sitting={sitting} />
        </dd>
      </dl>
      <div className="links">
        <SittingLinks sitting={sitting} />
      </div>
    </li>
  );
});

interface RecordCardsProps {
  readonly list: readonly Sitting[];
  readonly order: RecordOrder;
  readonly onOrder: (order: RecordOrder) => void;
}

/** One attempt per card, for screens too narrow for columns. */
export function RecordCards({ list, order, onOrder }: RecordCardsProps) {
  const t = useMessage();
  const id = useId();
  const chosen = orders.find((one) => one.order.by === order.by && one.order.isDescending === order.isDescending);
  return (
    <>
      <Flex align="center" gap="12" mb="12">
        <chakra.label htmlFor={id} flex="none" color="fg.muted">
          {t("record.order")}
        </chakra.label>
        <Select
          id={id}
          maxW="240px"
          value={chosen?.name}
          onChange={({ target }) => onOrder(orders.find(({ name }) => name === target.value)?.order ?? order)}
        >
          {orders.map(({ name, label }) => (
            <option key={name} value={name}>
              {t(label)}
            </option>
          ))}
        </Select>
      </Flex>
      <List>
        {list.map((sitting) => (
          <SittingCard key={sitting.attempt_id} sitting={sitting} />
        ))}
      </List>
    </>
  );
}
