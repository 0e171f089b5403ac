import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Dumbbell } from "lucide-react";
import { v7 as uuidv7 } from "uuid";
import { selectPracticeSetPhase } from "../../../../machines/practice-set/practice-set.selectors";
import { families } from "../../../contract/families";
import type { PracticeChoice, PracticeOffer } from "../../../contract/practice/practice";
import { practiceDifficulties, practiceLengths, practiceSources } from "../../../contract/practice/practice-choices";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Chooser } from "../../ui/Chooser";
import { useFaultText } from "../../ui/fault-text";
import { StateCard } from "../../ui/StateCard";
import { countFor, familiesOf, offeredBy, offerKey } from "./offers";
import { OpenSet } from "./OpenSet";
import type { PracticeSetPart } from "./practice-set-actor";

const anything = "";
const sourceWords = {
  bank: "practise.from.bank",
  wrong: "practise.from.wrong",
  due: "practise.from.due",
  favourite: "practise.from.favourite",
} as const;
const difficultyWords = {
  any: "practise.difficulty.any",
  easy: "practise.difficulty.easy",
  medium: "practise.difficulty.medium",
  hard: "practise.difficulty.hard",
} as const;

/** The choices of a practice set: source, tests, skill, difficulty and number of questions. */
export function ChooseSet({ practise, snapshot, offer }: PracticeSetPart & { readonly offer: PracticeOffer }) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const { choice, isEmpty, fault } = snapshot.context;
  const phase = selectPracticeSetPhase(snapshot);
  const choose = ({ family, subject, skill, ...part }: Partial<PracticeChoice>, kept = choice) =>
    practise.send({
      type: "choice.changed",
      choice: {
        ...kept,
        ...part,
        ...(family === undefined ? {} : { family }),
        ...(subject === undefined ? {} : { subject }),
        ...(skill === undefined ? {} : { skill }),
      },
    });
  const { family: _family, subject: _subject, skill: _skill, ...ofAll } = choice;
  const inFamily = choice.family === undefined ? ofAll : { ...ofAll, family: choice.family };
  const skills = offeredBy(offer.skills, inFamily);
  const chosen = skills.find(
    ({ subject, skill }) => skill === choice.skill && (choice.subject === undefined || subject === choice.subject),
  );
  const count = countFor(offer.skills, choice);
  const isBusy = phase === "building";
  if (offer.skills.length === 0)
    return (
      <StateCard heading="h1" Icon={Dumbbell} title={t("practise.nothing")}>
        {t("practise.nothingDetail")}
      </StateCard>
    );
  return (
    <Flex direction="column" gap="16">
      <Box as="h1" fontSize={{ base: "xl", md: "2xl" }}>
        {t("title.practise")}
      </Box>
      <OpenSet practise={practise} snapshot={snapshot} />
      <Card aria-labelledby="practise-new">
        <Box as="h2" id="practise-new" fontSize="lg">
          {t("practise.new")}
        </Box>
        <Box color="fg.muted" mt="4" maxW="prose">
          {t("practise.lead")}
        </Box>
        <Grid
          mt="16"
          gap="16"
          templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
          maxW="820px"
        >
          <Chooser
            label={t("practise.from")}
            options={practiceSources.map((from) => ({ value: from, label: t(sourceWords[from]) }))}
            chosen={choice.from}
            isDisabled={isBusy}
            onChoose={(from) => {
              const isStill = offeredBy(offer.skills, { ...choice, from }).length > 0;
              choose({ from }, isStill ? choice : ofAll);
            }}
          />
          <Chooser
            label={t("practise.family")}
            options={[
              { value: anything, label: t("practise.everyFamily") },
              ...familiesOf(offer.skills, choice.from).map((family) => ({
                value: family,
                label: localized(families[family].title, language),
              })),
            ]}
            chosen={choice.family ?? anything}
            isDisabled={isBusy}
            onChoose={(family) => choose(family === anything ? {} : { family }, ofAll)}
          />
          <Chooser
            label={t("practise.skill")}
            options={[
              { value: anything, label: t("practise.everySkill") },
              ...skills.map((offered) => ({ value: offerKey(offered), label: localized(offered.title, language) })),
            ]}
            chosen={chosen === undefined ? anything : offerKey(chosen)}
            isDisabled={isBusy}
            onChoose={(key) => {
              const offered = skills.find((one) => offerKey(one) === key);
              choose(offered === undefined ? {} : { subject: offered.subject, skill: offered.skill }, inFamily);
            }}
          />
          {choice.from === "bank" ? (
            <Chooser
              label={t("practise.difficulty")}
              options={practiceDifficulties.map((level) => ({ value: level, label: t(difficultyWords[level]) }))}
              chosen={choice.difficulty}
              isDisabled={isBusy}
              onChoose={(difficulty) => choose({ difficulty })}
            />
          ) : null}
          <Chooser
            label={t("practise.length")}
            options={practiceLengths.map((length) => ({
              value: String(length),
              label: t("practise.questions", { count: length }),
            }))}
            chosen={String(choice.length)}
            isDisabled={isBusy}
            onChoose={(given) => choose({ length: practiceLengths.find((one) => String(one) === given) ?? 10 })}
          />
        </Grid>
        <Box role="status" mt="16" color="fg.muted">
          {isEmpty || count === 0
            ? t(choice.from === "due" ? "practise.noneDue" : "practise.none")
            : count !== null && count < choice.length
              ? t("practise.few", { count })
              : ""}
        </Box>
        {fault === null ? null : (
          <Box role="alert" mt="8" color="bad.text">
            {faultText(fault)}
          </Box>
        )}
        <Button
          size="lg"
          mt="12"
          disabled={isBusy || count === 0}
          aria-busy={isBusy}
          onClick={() =>
            practise.send(phase === "unbuilt" ? { type: "retry" } : { type: "set.wanted", setKey: uuidv7() })
          }
        >
          <Dumbbell size={18} aria-hidden="true" />
          {t(isBusy ? "practise.building" : phase === "unbuilt" ? "practise.again" : "practise.start")}
        </Button>
      </Card>
    </Flex>
  );
}
