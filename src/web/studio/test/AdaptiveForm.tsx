import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Plus, Trash2 } from "lucide-react";
import { isDraftSaved } from "../../../../machines/studio/draft.selectors";
import type { AdaptiveDraftTest } from "../../../contract/studio/draft-test";
import { useCall } from "../../effects/use-call";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Field } from "../../ui/Field";
import { IconButton } from "../../ui/IconButton";
import { CountField } from "./CountField";
import { FilterFields } from "./FilterFields";
import type { TestWriting } from "./use-test-draft";

interface AdaptiveFormProps {
  readonly writing: TestWriting;
  readonly test: AdaptiveDraftTest;
}

/** The rules of an adaptive test: pool, shares of skills, start, length and when it stops. */
export function AdaptiveForm({ writing, test }: AdaptiveFormProps) {
  const t = useMessage();
  const { snapshot } = writing;
  const { id, version } = snapshot.context;
  const { data } = useCall(
    "fillBlueprint",
    { test_id: id ?? "", version },
    { enabled: id !== null && isDraftSaved(snapshot), staleTime: 0 },
  );
  const { pool, shares, length, stop_se: stop, exposure, start } = test;
  const put = (part: Partial<AdaptiveDraftTest>, field?: string) =>
    writing.change((before) => (before.kind === "adaptive" ? { ...before, ...part } : before), field);
  return (
    <Flex direction="column" gap="16">
      <Box as="section" aria-labelledby="adaptive-pool">
        <Flex align="baseline" gap="12" mb="8" wrap="wrap">
          <Box as="h2" id="adaptive-pool" fontSize="lg">
            {t("assembly.pool")}
          </Box>
          <Box role="status" color="fg.muted">
            {data?.pool == null ? "" : t("assembly.poolSize", { count: data.pool })}
          </Box>
        </Flex>
        <Flex direction="column" gap="8">
          {pool.map((filter, place) => (
            <Card key={place} p="12">
              <FilterFields
                filter={filter}
                onChange={(next, field) =>
                  put(
                    { pool: pool.map((one, at) => (at === place ? next : one)) },
                    field === undefined ? undefined : `pool ${place} ${field}`,
                  )
                }
              />
              <Flex justify="flex-end" mt="4">
                <IconButton
                  label={t("assembly.removeLine", { number: place + 1 })}
                  Icon={Trash2}
                  onClick={() => put({ pool: pool.toSpliced(place, 1) })}
                />
              </Flex>
            </Card>
          ))}
        </Flex>
        <Button mt="8" variant="outline" size="sm" onClick={() => put({ pool: [...pool, { from: "bank" }] })}>
          <Plus size={16} aria-hidden />
          {t("assembly.addPool")}
        </Button>
      </Box>
      <Box as="section" aria-labelledby="adaptive-rules">
        <Box as="h2" id="adaptive-rules" fontSize="lg" mb="8">
          {t("assembly.rules")}
        </Box>
        <Grid gap="12" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}>
          <CountField
            label={t("assembly.least")}
            value={length.least}
            least={1}
            most={length.most}
            onChange={(least) => put({ length: { ...length, least: least ?? length.least } })}
          />
          <CountField
            label={t("assembly.most")}
            value={length.most}
            least={length.least}
            most={200}
            onChange={(most) => put({ length: { ...length, most: most ?? length.most } })}
          />
          <CountField
            label={t("assembly.stop")}
            value={stop}
            least={0.1}
            most={1}
            isDecimal
            isOptional
            onChange={(stop_se) => put({ stop_se })}
          />
          <CountField
            label={t("assembly.start")}
            value={start?.mean ?? null}
            least={-4}
            most={4}
            isDecimal
            isOptional
            onChange={(mean) => put({ start: mean === null ? null : { mean, sd: start?.sd ?? 1 } })}
          />
          <CountField
            label={t("assembly.exposure")}
            value={Math.round(exposure * 100)}
            least={2}
            most={100}
            onChange={(share) => put({ exposure: share === null ? exposure : share / 100 })}
          />
        </Grid>
      </Box>
      <Box as="section" aria-labelledby="adaptive-shares">
        <Box as="h2" id="adaptive-shares" fontSize="lg" mb="8">
          {t("assembly.shares")}
        </Box>
        {shares.map(({ skill, share }, place) => (
          <Flex key={place} gap="8" align="end" mb="8">
            <Box flex="1">
              <Field
                label={t("assembly.skill")}
                maxLength={64}
                value={skill}
                onChange={({ target }) => {
                  const named = target.value.replaceAll(/[^\w.-]/g, "");
                  if (named === "") return;
                  put(
                    { shares: shares.map((one, at) => (at === place ? { ...one, skill: named } : one)) },
                    `share ${place}`,
                  );
                }}
              />
            </Box>
            <Box width="120px">
              <CountField
                label={t("assembly.share")}
                value={share}
                least={1}
                most={1000}
                isDecimal
                onChange={(value) =>
                  put({ shares: shares.map((one, at) => (at === place ? { ...one, share: value ?? share } : one)) })
                }
              />
            </Box>
            <IconButton
              label={t("assembly.removeLine", { number: place + 1 })}
              Icon={Trash2}
              onClick={() => put({ shares: shares.toSpliced(place, 1) })}
            />
          </Flex>
        ))}
        <Button
          variant="outline"
          size="sm"
          onClick={() => put({ shares: [...shares, { skill: "general", share: 1 }] })}
        >
          <Plus size={16} aria-hidden />
          {t("assembly.addShare")}
        </Button>
      </Box>
    </Flex>
  );
}
