import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { ClassResults, MemberResult } from "../../../contract/classes/class-results";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { BlockTable } from "../../ui/BlockTable";
import { dayAndTime } from "../../ui/times";
import { Saying } from "./Saying";
import { useResultWords } from "./use-result-words";

interface MemberSummaryProps {
  readonly member: MemberResult;
  readonly results: ClassResults;
}

/** One member's score, points and skills, each with what may be said about it. */
export function MemberSummary({ member, results: { scale, skills } }: MemberSummaryProps) {
  const t = useMessage();
  const language = useLanguage();
  const words = useResultWords();
  const { score, band, points, points_total: total, state, handed_in_at: handedIn, attempts } = member;
  const facts = [
    words.state(state),
    ...(member.by_code ? [t("classResults.byCode")] : []),
    ...(handedIn === null ? [] : [t("classResults.handedInAt", { time: dayAndTime(handedIn, language) })]),
    ...(attempts > 1 ? [t("classResults.lastOf", { attempts })] : []),
    ...(member.makeup ? [t("classResults.makeup")] : []),
    ...(member.left_at === null ? [] : [t("classResults.leftClass")]),
  ];
  const own = skills.flatMap(({ skill_id: id, skill, members }) => {
    const found = members.find(({ attempt_id: attempt }) => attempt === member.attempt_id);
    return found === undefined ? [] : [{ id, skill, share: found.share }];
  });
  return (
    <>
      <Box color="fg.muted">{facts.join(" · ")}</Box>
      {score === null ? null : (
        <Box mt="16">
          <Flex align="baseline" gap="12" wrap="wrap" fontVariantNumeric="tabular-nums">
            <Box as="span" fontSize="2xl" fontWeight="semibold">
              {words.score(score, scale)}
            </Box>
            {band === null ? null : <span>{t("classResults.band", { band: words.band(band, scale) })}</span>}
            {points === null || total === null ? null : (
              <Box as="span" color="fg.muted">
                {t("classResults.pointsOf", { points: words.points(points), of: words.points(total) })}
              </Box>
            )}
          </Flex>
          {band === null ? null : <Saying>{t("classResults.sayBand", { band: words.band(band, scale) })}</Saying>}
        </Box>
      )}
      {own.length === 0 ? null : (
        <Box mt="24">
          <Box as="h3" fontSize="md">
            {t("classResults.skills")}
          </Box>
          <BlockTable mt="8">
            <thead>
              <tr>
                <th scope="col">{t("classResults.skill")}</th>
                <th scope="col">{t("classResults.shareRight")}</th>
              </tr>
            </thead>
            <tbody>
              {own.map(({ id, skill, share }) => (
                <tr key={id}>
                  <th scope="row">{localized(skill, language)}</th>
                  <td>{words.share(share)}</td>
                </tr>
              ))}
            </tbody>
          </BlockTable>
          <Saying>{t("classResults.saySkill")}</Saying>
        </Box>
      )}
    </>
  );
}
