import { CircleCheck, CircleDot } from "lucide-react";
import type { ScoreUnit } from "../../../contract/families";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { SittingTime } from "../../site/SittingTime";
import { scoreWords } from "../../ui/score-words";
import { momentsOf } from "../moments";
import { useFollow } from "../use-follow";
import type { Sitting } from "./record-list";
import { linksOf } from "./sitting-links";

const unitWords = {
  percent: "record.percent",
  rit: "record.rit",
  sas: "record.sas",
  sat: "record.sat",
  opt: "record.opt",
} as const satisfies Record<ScoreUnit, string>;

interface OfSitting {
  readonly sitting: Sitting;
}

/** The state of an attempt, as a mark and a word. */
export function SittingMark({ sitting }: OfSitting) {
  const t = useMessage();
  const { status } = sitting;
  const Icon = status === "sitting" ? CircleDot : CircleCheck;
  return (
    <span className="state" data-state={status}>
      <Icon size={14} aria-hidden="true" />
      {status === "sitting" ? t("record.sitting") : t("record.finished")}
      {status === "sitting" ? (
        <span className="muted">
          <SittingTime attempt={sitting} />
        </span>
      ) : null}
    </span>
  );
}

/** The start time. */
export function Begun({ sitting: { started_at } }: OfSitting) {
  return <time dateTime={new Date(started_at).toISOString()}>{momentsOf(useLanguage()).moment(started_at)}</time>;
}

/** The end time; only the time of day if it is on the day of the start. */
export function Ended({ sitting: { started_at, finished_at } }: OfSitting) {
  const t = useMessage();
  const language = useLanguage();
  if (finished_at === null) return <span className="muted">{t("record.notEnded")}</span>;
  return (
    <time dateTime={new Date(finished_at).toISOString()}>
      {momentsOf(language).momentAfter(started_at, finished_at)}
    </time>
  );
}

/** The score with its band, in the family's unit, and the points that a person has yet to mark. */
export function Score({ sitting: { score, status, awaiting_points: points } }: OfSitting) {
  const t = useMessage();
  const language = useLanguage();
  const awaiting = points === undefined ? null : <span className="muted">{t("record.awaiting", { points })}</span>;
  if (score === null)
    return (
      awaiting ?? <span className="muted">{status === "sitting" ? t("record.noScoreYet") : t("record.noScore")}</span>
    );
  const { value, band } = scoreWords(score, language);
  return (
    <>
      <strong>{t(unitWords[score.unit], { value })}</strong>{" "}
      <span className="muted band">{t("record.band", { band })}</span>
      {awaiting && <> {awaiting}</>}
    </>
  );
}

/** The links of an attempt, each labelled with the test and its time for screen readers that list links alone. */
export function SittingLinks({ sitting }: OfSitting) {
  const t = useMessage();
  const language = useLanguage();
  const follow = useFollow();
  const values = { test: localized(sitting.title, language), when: momentsOf(language).moment(sitting.started_at) };
  return linksOf(sitting).map(({ label, href }) => (
    <a key={label} href={href} onClick={follow} aria-label={t("record.linkOf", { link: t(label), ...values })}>
      {t(label)}
    </a>
  ));
}
