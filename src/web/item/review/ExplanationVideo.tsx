import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { CirclePlay } from "lucide-react";
import { useRef, useState } from "react";
import { asFault, type Fault } from "../../../../machines/support/fault";
import type { Localized } from "../../../contract/item/content";
import { call } from "../../effects/call";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { serverNow } from "../../platform/server-time";
import { ActionButton } from "../../ui/ActionButton";
import { useFaultText } from "../../ui/fault-text";

interface ExplanationVideoProps {
  readonly attemptId: string;
  readonly exerciseId: string;
  /** Description of the film for viewers who cannot see or hear it. */
  readonly description: Localized;
}

/** A film that explains a question. Its address is requested when it is played, and again when that has expired. */
export function ExplanationVideoPlayer({ attemptId, exerciseId, description }: ExplanationVideoProps) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const [url, setUrl] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  /** Position in seconds at which to continue with a new address. */
  const goOnAt = useRef(0);
  const receipt = useRef({ expiresAt: 0 });
  const text = localized(description, language);

  const fetchUrl = async () => {
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      const answer = await call("videoReceipt", { attempt_id: attemptId, exercise_id: exerciseId });
      receipt.current = { expiresAt: answer.expires_at };
      setUrl(answer.url);
    } catch (thrown) {
      setUrl(null);
      setFault(asFault(thrown));
    }
    setBusy(false);
  };
  const recover = (video: HTMLVideoElement) => {
    goOnAt.current = video.currentTime;
    const isOld = serverNow() >= receipt.current.expiresAt;
    setUrl(null);
    if (isOld) void fetchUrl();
    else setFault({ code: "network" });
  };
  return (
    <Box as="section" aria-label={t("results.video")} mt="16">
      {url === null ? (
        <ActionButton variant="outline" aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void fetchUrl()}>
          <CirclePlay size={18} aria-hidden="true" />
          {t(isBusy ? "results.loadingVideo" : "results.playVideo")}
        </ActionButton>
      ) : (
        <chakra.video
          key={url}
          src={url}
          controls
          autoPlay
          playsInline
          preload="metadata"
          aria-label={text}
          width="full"
          maxW="640px"
          maxH="60dvh"
          borderRadius="card"
          bg="black"
          onLoadedMetadata={({ currentTarget }) => {
            if (goOnAt.current > 0) currentTarget.currentTime = goOnAt.current;
          }}
          onError={({ currentTarget }) => recover(currentTarget)}
        />
      )}
      {fault === null ? null : (
        <Box role="alert" mt="8" color="bad.text">
          {faultText(fault)}
        </Box>
      )}
      <Box mt="8" color="fg.muted">
        {t("results.videoShows")}
        {": "}
        {text}
      </Box>
    </Box>
  );
}
