import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useState } from "react";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { pointsWithButton, type TypedPoints } from "./points-keys";
import { usePointsWords } from "./use-points-words";

function PointsField({ most, onGive }: Pick<PointsPadProps, "most" | "onGive">) {
  const t = useMessage();
  const [text, setText] = useState("");
  const points = Number(text.replace(",", "."));
  const isFit = text.trim() !== "" && points >= 0 && points <= most;
  const give = () => {
    if (!isFit) return;
    setText("");
    onGive(points);
  };
  return (
    <Flex
      as="form"
      gap="8"
      align="end"
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <Box flex="1">
        <Field
          label={t("marking.pointsField")}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </Box>
      <Button type="submit" size="lg" disabled={!isFit}>
        {t("marking.give")}
      </Button>
    </Flex>
  );
}

interface PointsPadProps {
  readonly most: number;
  /** The points that stand; null: none. */
  readonly given: number | null;
  readonly typed: TypedPoints;
  readonly onHalf: () => void;
  readonly onGive: (points: number) => void;
}

/** A button for every number of points, or a field where they would be too many. */
export function PointsPad({ most, given, typed, onHalf, onGive }: PointsPadProps) {
  const t = useMessage();
  const words = usePointsWords();
  const offered = pointsWithButton(most);
  const more = typed.half ? 0.5 : 0;
  return (
    <Box role="group" aria-labelledby="points-pad">
      <Box as="h2" id="points-pad" fontSize="md" mb="8">
        {t("marking.pointsOf", { most: words.number(most) })}
      </Box>
      {offered.length === 0 ? (
        <PointsField most={most} onGive={onGive} />
      ) : (
        <Flex wrap="wrap" gap="8">
          {offered.map((points) => (
            <Button
              key={points}
              variant={given === points + more ? "solid" : "outline"}
              aria-pressed={given === points + more}
              aria-label={words.points(points + more)}
              minW="44"
              minH="44"
              px="8"
              fontVariantNumeric="tabular-nums"
              disabled={points + more > most}
              onClick={() => onGive(points + more)}
            >
              {words.number(points + more)}
            </Button>
          ))}
          <Button variant={typed.half ? "solid" : "quiet"} aria-pressed={typed.half} minH="44" px="12" onClick={onHalf}>
            {t("marking.half")}
          </Button>
        </Flex>
      )}
      <Box role="status" mt="8" minH="20" fontSize="sm" color="fg.muted">
        {typed.digits === "" ? "" : t("marking.typed", { points: words.points(Number(typed.digits) + more) })}
      </Box>
    </Box>
  );
}
