import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { ArrowUpRight, Check, type LucideIcon } from "lucide-react";
import { cefrName, type CefrLevel } from "../../../../contract/item/cefr";
import type { MessageId } from "../../../i18n/message-id";
import { useMessage } from "../../../i18n/use-message";
import { Panel } from "../../../ui/Panel";
import { levelAfter } from "./ladder";

const statements: Readonly<Record<CefrLevel, readonly MessageId[]>> = {
  preA1: ["opt.can.preA1.1", "opt.can.preA1.2", "opt.can.preA1.3"],
  A1: ["opt.can.A1.1", "opt.can.A1.2", "opt.can.A1.3"],
  A2: ["opt.can.A2.1", "opt.can.A2.2", "opt.can.A2.3"],
  B1: ["opt.can.B1.1", "opt.can.B1.2", "opt.can.B1.3"],
  B2: ["opt.can.B2.1", "opt.can.B2.2", "opt.can.B2.3"],
  C1: ["opt.can.C1.1", "opt.can.C1.2", "opt.can.C1.3"],
  C2: ["opt.can.C2.1", "opt.can.C2.2", "opt.can.C2.3"],
};
const staying: readonly MessageId[] = ["opt.stay.1", "opt.stay.2"];

interface ListProps {
  readonly title: string;
  readonly ids: readonly MessageId[];
  readonly Icon: LucideIcon;
}

function List({ title, ids, Icon }: ListProps) {
  const t = useMessage();
  return (
    <Panel title={title}>
      <Grid as="ul" gap="12" listStyleType="none" p="0" m="0">
        {ids.map((id) => (
          <Flex as="li" key={id} gap="12">
            <Box color="accent.text" flex="none" mt="2">
              <Icon size={18} aria-hidden="true" />
            </Box>
            <Box maxW="prose">{t(id)}</Box>
          </Flex>
        ))}
      </Grid>
    </Panel>
  );
}

/** The abilities of a level in everyday life, and those of the next one. */
export function CanDo({ level }: { readonly level: CefrLevel }) {
  const t = useMessage();
  const next = levelAfter(level);
  return (
    <Grid gap="16" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }} alignItems="stretch">
      <List title={t("opt.canTitle", { level: cefrName(level) })} ids={statements[level]} Icon={Check} />
      <List
        title={next === null ? t("opt.topTitle") : t("opt.nextTitle", { level: cefrName(next) })}
        ids={next === null ? staying : statements[next]}
        Icon={ArrowUpRight}
      />
    </Grid>
  );
}
