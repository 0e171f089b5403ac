import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { useCall } from "../../effects/use-call";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { FaultCard } from "../../ui/FaultCard";
import { Panel } from "../../ui/Panel";
import { Skeleton } from "../../ui/Skeleton";
import { DrawnQuestions } from "./DrawnQuestions";
import { ModelChoice } from "./ModelChoice";
import { newSeed } from "./new-seed";
import { SeedField } from "./SeedField";

export interface GeneratorPanelProps {
  /** Called with the ids of the drafts that were made. */
  readonly onAdded: (itemIds: readonly string[]) => void;
  readonly onClose?: () => void;
}

/** Draws questions from a model: the model and its seed, the next five questions as students see them, and adding. */
export function GeneratorPanel({ onAdded, onClose }: GeneratorPanelProps) {
  const t = useMessage();
  const { data, isError, error, refetch } = useCall("itemModels", {}, { staleTime: Infinity });
  const [chosen, choose] = useState<{ readonly model: string; readonly level: string } | null>(null);
  const [seed, setSeed] = useState(newSeed);
  return (
    <Panel title={t("generators.title")} lead={t("generators.lead")}>
      {data === undefined ? (
        isError ? (
          <FaultCard fault={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="120px" role="status" aria-label={t("state.loading")} />
        )
      ) : (
        <Box display="flex" flexDirection="column" gap="16">
          <ModelChoice models={data.models} chosen={chosen} onChoose={choose} />
          {chosen === null ? null : (
            <>
              <SeedField seed={seed} onSeed={setSeed} />
              {seed.trim() === "" ? null : (
                <DrawnQuestions
                  key={`${chosen.model} ${chosen.level} ${seed}`}
                  draw={{ ...chosen, seed: seed.trim() }}
                  onAdded={onAdded}
                />
              )}
            </>
          )}
        </Box>
      )}
      {onClose === undefined ? null : (
        <Button mt="16" variant="outline" minH="44" onClick={onClose}>
          {t("generators.close")}
        </Button>
      )}
    </Panel>
  );
}
