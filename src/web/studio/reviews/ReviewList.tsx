import { Box } from "@chakra-ui/react/box";
import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { CheckCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { bankLimits } from "../../../contract/studio/bank-limits";
import type { WaitingReview } from "../../../contract/studio/studio-reviews";
import { useMessagePart } from "../../contexts/use-message-part";
import { useCall } from "../../effects/use-call";
import { useMessage } from "../../i18n/use-message";
import { FaultCard } from "../../ui/FaultCard";
import { Pager } from "../../ui/Pager";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { ReviewCard, type ReviewVerdict } from "./ReviewCard";

const nameOf = ({ item_id, revision }: WaitingReview): string => `${item_id} ${revision}`;

/** The id of the section, to which links lead. */
const place = "reviews";

function Waiting() {
  const t = useMessage();
  const queries = useQueryClient();
  const section = useRef<HTMLElement>(null);
  const isWanted = useLocation({ select: ({ hash }) => hash === place });
  useEffect(() => {
    if (isWanted) section.current?.querySelector("h2")?.focus();
  }, [isWanted]);
  const [page, setPage] = useState(1);
  const [told, tell] = useState("");
  const { data, isError, error, refetch } = useCall("waitingReviews", { page }, { keepsLast: true, staleTime: 0 });
  const renew = () => {
    for (const name of ["waitingReviews", "authorHome"] as const) void queries.invalidateQueries({ queryKey: [name] });
  };
  const waiting = data?.waiting ?? [];
  const first = (page - 1) * bankLimits.page + 1;
  const decided = (at: number, decision: ReviewVerdict) => {
    tell(t(`reviews.${decision}`, { number: first + at }));
    const headings = section.current?.querySelectorAll<HTMLElement>("[data-review-heading]");
    (headings?.[at + 1] ?? section.current?.querySelector("h2"))?.focus();
    if (waiting.length === 1 && page > 1) setPage(page - 1);
    renew();
  };
  return (
    <section ref={section} aria-labelledby={place}>
      <Box as="h2" id={place} fontSize="lg" mb="12" tabIndex={-1} outline="none">
        {t("reviews.title", { count: data?.total ?? 0 })}
      </Box>
      <Box
        role="status"
        {...(told === ""
          ? {}
          : { bg: "good.tint", color: "good.text", borderRadius: "control", px: "16", py: "8", mb: "12" })}
      >
        {told}
      </Box>
      {data === undefined ? (
        isError ? (
          <FaultCard fault={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="240px" role="status" aria-label={t("state.loading")} />
        )
      ) : data.total === 0 ? (
        <StateCard Icon={CheckCheck} title={t("reviews.none")} heading="h3">
          {t("reviews.noneDetail")}
        </StateCard>
      ) : (
        <>
          <Box as="ol" listStyleType="none" m="0" p="0" display="grid" gap="12" gridTemplateColumns="minmax(0, 1fr)">
            {waiting.map((review, at) => (
              <ReviewCard
                key={nameOf(review)}
                review={review}
                number={first + at}
                onDecided={(decision) => decided(at, decision)}
                onRefused={renew}
              />
            ))}
          </Box>
          <Pager page={page} pageSize={bankLimits.page} total={data.total} onPage={setPage} />
        </>
      )}
    </section>
  );
}

/** The questions of other authors that wait for a review, the longest waiting first, each decided in its place. */
export function ReviewList() {
  const t = useMessage();
  const hasWords = [
    useMessagePart("reviews"),
    useMessagePart("studio"),
    useMessagePart("exam"),
    useMessagePart("results"),
  ].every(Boolean);
  return hasWords ? <Waiting /> : <Skeleton height="240px" role="status" aria-label={t("state.loading")} />;
}
