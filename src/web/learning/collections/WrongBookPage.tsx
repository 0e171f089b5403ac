import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useQueryClient } from "@tanstack/react-query";
import { BookCheck, Dumbbell } from "lucide-react";
import { useState } from "react";
import { browserTimeZone } from "../../effects/time-zone";
import { useCall } from "../../effects/use-call";
import { useChange } from "../../effects/use-change";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Chooser } from "../../ui/Chooser";
import { useFaultText } from "../../ui/fault-text";
import { StateCard } from "../../ui/StateCard";
import { UndoBar } from "../../ui/UndoBar";
import { CollectionList } from "./CollectionList";
import { PracticeSetLink } from "./PracticeSetLink";
import { WrongEntryCard } from "./WrongEntryCard";

const states = ["open", "due", "mastered", "all"] as const;
type State = (typeof states)[number];
const stateWords = {
  open: "books.state.open",
  due: "books.state.due",
  mastered: "books.state.mastered",
  all: "books.state.all",
} as const;
const everySkill = "";

interface Asked {
  readonly state: State;
  readonly skill: string;
  readonly page: number;
}

/**
 * `/wrongBook`: questions answered wrongly in finished attempts, until they were answered right at growing intervals.
 */
export function WrongBookPage() {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked>({ state: "open", skill: everySkill, page: 1 });
  const [taken, setTaken] = useState<readonly string[]>([]);
  const { state, skill, page } = asked;
  const book = useCall(
    "wrongBookList",
    { state, page, time_zone: browserTimeZone(), ...(skill === everySkill ? {} : { skill }) },
    { keepsLast: true },
  );
  const renew = () => void queries.invalidateQueries({ queryKey: ["wrongBookList"] });
  const remove = useChange("deleteWrongBook", ({ exercise_ids: ids }, { restore = false }) => {
    setTaken(restore ? [] : ids);
    renew();
  });
  const setCause = useChange("setWrongCause", renew);
  const fault = remove.error ?? setCause.error;
  const due = book.data?.due ?? 0;
  const skills = book.data?.skills ?? [];
  const isEmptyBook = state === "open" && skill === everySkill;
  return (
    <Flex direction="column" gap="16">
      <Flex align="center" justify="space-between" gap="12" wrap="wrap">
        <Box as="h1" fontSize={{ base: "xl", md: "2xl" }}>
          {t("title.wrongBook")}
        </Box>
        {due === 0 ? null : (
          <Button asChild>
            <PracticeSetLink choice={{ from: "due" }}>
              <Dumbbell size={18} aria-hidden="true" />
              {t("books.repeatDue", { due })}
            </PracticeSetLink>
          </Button>
        )}
      </Flex>
      <Flex gap="16" wrap="wrap" css={{ "& > *": { flex: "1 1 200px", maxWidth: "320px" } }}>
        <Chooser
          label={t("books.show")}
          options={states.map((one) => ({ value: one, label: t(stateWords[one]) }))}
          chosen={state}
          onChoose={(chosen) => setAsked({ ...asked, state: chosen, page: 1 })}
        />
        <Chooser
          label={t("books.skill")}
          options={[
            { value: everySkill, label: t("books.everySkill") },
            ...skills.map((one) => ({
              value: one.skill,
              label: t("books.skillCount", { skill: localized(one.title, language), count: one.count }),
            })),
          ]}
          chosen={skill}
          onChoose={(chosen) => setAsked({ ...asked, skill: chosen, page: 1 })}
        />
      </Flex>
      {taken.length === 0 ? null : (
        <UndoBar
          key={taken.join(" ")}
          text={t("books.removed")}
          undo={t("books.undo")}
          onUndo={() => remove.mutate({ exercise_ids: [...taken], restore: true })}
        />
      )}
      {fault === null ? null : (
        <Box role="alert" color="bad.text">
          {faultText(fault)}
        </Box>
      )}
      <CollectionList
        data={book.data}
        fault={book.error}
        isBusy={book.isPlaceholderData}
        onPage={(next) => setAsked({ ...asked, page: next })}
        onRetry={() => void book.refetch()}
        empty={
          <StateCard Icon={BookCheck} title={t(isEmptyBook ? "books.empty" : "books.noneHere")}>
            {isEmptyBook ? t("books.emptyDetail") : null}
          </StateCard>
        }
        render={(entry) => (
          <WrongEntryCard
            entry={entry}
            onCause={(cause) => setCause.mutate({ exercise_id: entry.exercise_id, cause })}
            onRemove={() => remove.mutate({ exercise_ids: [entry.exercise_id] })}
          />
        )}
      />
    </Flex>
  );
}
