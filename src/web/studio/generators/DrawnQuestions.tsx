import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";
import { useCall } from "../../effects/use-call";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { FaultCard } from "../../ui/FaultCard";
import { Skeleton } from "../../ui/Skeleton";
import { DrawnByModel } from "./DrawnByModel";

interface DrawnQuestionsProps {
  readonly draw: { readonly model: string; readonly level: string; readonly seed: string };
  readonly onAdded: (itemIds: readonly string[]) => void;
}

const atOnce = 5;

const inOrder = (numbers: ReadonlySet<number>): number[] => [...numbers].toSorted((one, other) => one - other);

/** Five questions of a seed, of which some are taken and added; then the next five. */
export function DrawnQuestions({ draw, onAdded }: DrawnQuestionsProps) {
  const t = useMessage();
  const [from, setFrom] = useState(1);
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  // the same key until the call is answered: a call that is sent again adds nothing twice
  const [key, setKey] = useState(() => uuidv7());
  const { data, isError, error, refetch, isFetching } = useCall(
    "drawModel",
    { ...draw, from, count: atOnce },
    { staleTime: Infinity, keepsLast: true },
  );
  const add = useChange("addDraws", ({ item_ids }) => {
    setTaken(new Set());
    setKey(uuidv7());
    onAdded(item_ids);
  });
  if (data === undefined)
    return isError ? (
      <FaultCard fault={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="240px" role="status" aria-label={t("state.loading")} />
    );
  const shown = data.draws.map(({ n }) => n);
  const take = (n: number, isTaken: boolean) => {
    const next = new Set(taken);
    if (isTaken) next.add(n);
    else next.delete(n);
    setTaken(next);
    setKey(uuidv7());
  };
  const move = (to: number) => {
    setFrom(to);
    setTaken(new Set());
  };
  return (
    <Box as="section" aria-label={t("generators.draws", { from: shown[0] ?? from, to: shown.at(-1) ?? from })}>
      <Flex gap="8" wrap="wrap" align="center" justify="space-between" mb="8">
        <Box as="h3" fontSize="md" fontVariantNumeric="tabular-nums">
          {t("generators.draws", { from: shown[0] ?? from, to: shown.at(-1) ?? from })}
        </Box>
        <Button variant="outline" size="sm" minH="44" onClick={() => setTaken(new Set(shown))}>
          {t("generators.all")}
        </Button>
      </Flex>
      <Box as="ol" listStyleType="none" m="0" p="0" aria-busy={isFetching}>
        {data.draws.map((drawn) => (
          <DrawnByModel
            key={drawn.n}
            drawn={drawn}
            isTaken={taken.has(drawn.n)}
            onTake={(isTaken) => take(drawn.n, isTaken)}
          />
        ))}
      </Box>
      <Flex gap="8" wrap="wrap" align="center" mt="12">
        <Button
          minH="44"
          disabled={taken.size === 0 || add.isPending}
          onClick={() => add.mutate({ ...draw, idempotency_key: key, draws: inOrder(taken) })}
        >
          {t("generators.add", { count: taken.size })}
        </Button>
        <Button variant="outline" minH="44" disabled={from === 1 || isFetching} onClick={() => move(from - atOnce)}>
          {t("generators.earlier")}
        </Button>
        <Button variant="outline" minH="44" disabled={isFetching} onClick={() => move(from + atOnce)}>
          {t("generators.later")}
        </Button>
        <Box role="status" color="good.text">
          {add.data === undefined || taken.size > 0 ? null : t("generators.added", { count: add.data.item_ids.length })}
        </Box>
      </Flex>
    </Box>
  );
}
