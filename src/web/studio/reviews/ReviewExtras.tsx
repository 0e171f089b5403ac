import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { WaitingReview } from "../../../contract/studio/studio-reviews";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ItemContent } from "../../item/content/ItemContent";
import { optionLetter } from "../../item/interactions/interaction-props";

type Extras = Pick<WaitingReview, "body" | "mistakes" | "transcript">;

/** The mistakes behind wrong options, each with the letter of its option. */
function Mistakes({ body: { interaction }, mistakes = {} }: Extras) {
  const t = useMessage();
  const language = useLanguage();
  const options = "options" in interaction ? interaction.options : [];
  const lines = options.flatMap(({ option_id: id }, place) => {
    const mistake = Object.hasOwn(mistakes, id) ? mistakes[id] : undefined;
    if (mistake === undefined) return [];
    const said = typeof mistake === "string" ? mistake : localized(mistake, language);
    return [{ id, line: t("reviews.mistake", { option: optionLetter(place), mistake: said }) }];
  });
  if (lines.length === 0) return null;
  return (
    <Box>
      <Box as="h4" fontSize="sm" color="fg.muted">
        {t("reviews.mistakes")}
      </Box>
      <Box as="ul" m="0" ps="20" listStyleType="disc">
        {lines.map(({ id, line }) => (
          <Box as="li" key={id} overflowWrap="anywhere">
            {line}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** What belongs to a question beside what the player draws: its recording, the transcript and the mistakes. */
export function ReviewExtras({ review }: { readonly review: Extras }) {
  const t = useMessage();
  const { body, transcript } = review;
  const { audio, media } = body;
  const recording = media.find(({ media_id: id }) => id === audio?.prompt);
  return (
    <Flex direction="column" gap="12" mt="12">
      {recording === undefined ? null : (
        <audio controls preload="none" src={`/media/${recording.sha256}`} aria-label={t("reviews.recording")} />
      )}
      {transcript === undefined ? null : (
        <Box>
          <Box as="h4" fontSize="sm" color="fg.muted">
            {t("reviews.transcript")}
          </Box>
          <ItemContent text={transcript} media={media} />
        </Box>
      )}
      <Mistakes {...review} />
    </Flex>
  );
}
