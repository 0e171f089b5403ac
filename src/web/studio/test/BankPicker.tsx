import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useState } from "react";
import { useCall } from "../../effects/use-call";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { FaultCard } from "../../ui/FaultCard";
import { Field } from "../../ui/Field";
import { Pager } from "../../ui/Pager";
import { Skeleton } from "../../ui/Skeleton";
import { useSettled } from "../../ui/use-settled";
import type { TestAssembly } from "./assembly";
import { addItems, itemIdsOf } from "./test-changes";

const quietMs = 250;
const pageSize = 50;

/** Questions of the bank, of which several are put into the test at once. */
export function BankPicker({ assembly }: { readonly assembly: TestAssembly }) {
  const t = useMessage();
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(1);
  const [picked, pick] = useState<readonly string[]>([]);
  const words = useSettled(typed.trim(), quietMs);
  const { data, isError, error, refetch } = useCall(
    "studioItems",
    { page: String(page), ...(words === "" ? {} : { words }) },
    { keepsLast: true, staleTime: 0 },
  );
  const { test, change, go, itemId: behind } = assembly;
  const known = new Set(itemIdsOf(test));
  const add = () => {
    change(addItems(picked, behind));
    const [first] = picked;
    pick([]);
    go(first === undefined ? {} : { item_id: first });
  };
  return (
    <Card>
      <Box as="h2" fontSize="lg" mb="12">
        {t("assembly.bank")}
      </Box>
      <Field
        label={t("assembly.search")}
        type="search"
        value={typed}
        autoFocus
        onChange={({ target }) => {
          setTyped(target.value);
          setPage(1);
        }}
      />
      {data === undefined ? (
        isError ? (
          <FaultCard fault={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton mt="12" height="240px" role="status" aria-label={t("state.loading")} />
        )
      ) : (
        <>
          <Box role="status" mt="12" color="fg.muted" fontSize="sm">
            {t(data.total === 0 ? "assembly.noneFound" : "assembly.found", { count: data.total })}
          </Box>
          <Box as="ul" listStyleType="none" m="0" mt="4" p="0">
            {data.items.map(({ item_id: itemId, words: beginning, skill, type }) => (
              <Box as="li" key={itemId} borderBottomWidth="1px" borderColor="border">
                <Box as="label" display="flex" gap="12" alignItems="center" minH="44" py="4" cursor="pointer">
                  <input
                    type="checkbox"
                    disabled={known.has(itemId)}
                    checked={known.has(itemId) || picked.includes(itemId)}
                    onChange={({ target }) =>
                      pick((before) => (target.checked ? [...before, itemId] : before.filter((one) => one !== itemId)))
                    }
                  />
                  <Box as="span" flex="1" minW="0" overflowWrap="anywhere">
                    {beginning.trim() === "" ? t("assembly.noWords") : beginning}
                  </Box>
                  <Box as="span" color="fg.muted" fontSize="sm" flex="none" data-type={type}>
                    {known.has(itemId) ? t("assembly.inTest") : skill}
                  </Box>
                </Box>
              </Box>
            ))}
          </Box>
          <Box mt="12">
            <Pager page={page} pageSize={pageSize} total={data.total} onPage={setPage} />
          </Box>
        </>
      )}
      <Flex
        gap="8"
        mt="12"
        py="8"
        position="sticky"
        bottom="0"
        bg="bg.card"
        justify="flex-end"
        borderTopWidth="1px"
        borderColor="border"
      >
        <Button variant="quiet" onClick={() => go({})}>
          {t("assembly.cancel")}
        </Button>
        <Button disabled={picked.length === 0} onClick={add}>
          {t("assembly.addCount", { count: picked.length })}
        </Button>
      </Flex>
    </Card>
  );
}
