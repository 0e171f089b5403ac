import { Flex } from "@chakra-ui/react/flex";
import { Plus, Trash2 } from "lucide-react";
import type { Interval } from "../../../../contract/item/credit";
import { useMessage } from "../../../i18n/use-message";
import { Button } from "../../../ui/Button";
import { IconButton } from "../../../ui/IconButton";
import { IntervalFields } from "./IntervalFields";
import { ShareField } from "./ShareField";

type Other = Interval & { readonly credit: number };

interface OtherIntervalsProps {
  readonly intervals: readonly Other[];
  /** The right number, from which a new interval starts. */
  readonly value: number;
  readonly onChange: (place: string, intervals: readonly Other[]) => void;
}

/** Further numbers that earn a share. */
export function OtherIntervals({ intervals, value, onChange }: OtherIntervalsProps) {
  const t = useMessage();
  return (
    <div>
      {intervals.map((interval, index) => (
        // an interval has no id; its place names it
        <Flex key={index} gap="12" align="flex-start" wrap="wrap" mb="8">
          <IntervalFields
            label={t("question.otherNumber", { number: index + 1 })}
            interval={interval}
            fresh={(first): Other => ({ value: first, tolerance: 0, credit: 0.5 })}
            onChange={(place, next) =>
              next === null
                ? undefined
                : onChange(
                    `also ${index} ${place}`,
                    intervals.map((one, at) => (at === index ? next : one)),
                  )
            }
          />
          <ShareField
            label={t("question.earns")}
            share={interval.credit}
            onChange={(credit) =>
              credit === null
                ? undefined
                : onChange(
                    `also ${index} share`,
                    intervals.map((one, at) => (at === index ? { ...one, credit } : one)),
                  )
            }
          />
          <IconButton
            label={t("question.remove", { name: t("question.otherNumber", { number: index + 1 }) })}
            Icon={Trash2}
            minH="44"
            mt="24"
            onClick={() =>
              onChange(
                "",
                intervals.filter((_, at) => at !== index),
              )
            }
          />
        </Flex>
      ))}
      {intervals.length < 50 ? (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => onChange("", [...intervals, { value, tolerance: 0, credit: 0.5 }])}
        >
          <Plus size={16} aria-hidden />
          {t("question.addNumber")}
        </Button>
      ) : null}
    </div>
  );
}
