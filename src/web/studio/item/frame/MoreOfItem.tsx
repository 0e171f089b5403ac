import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense, useState, type ComponentProps, type SyntheticEvent } from "react";
import { useMessage } from "../../../i18n/use-message";
import { lazyPart } from "../../../loading/lazy-part";
import { Skeleton } from "../../../ui/Skeleton";

const MoreFields = lazyPart(() => import("./MoreFields"), "MoreFields");

/** What a question needs only sometimes, folded; its fields are loaded when it is first unfolded. */
export function MoreOfItem(props: ComponentProps<typeof MoreFields>) {
  const t = useMessage();
  const isAsked = props.missing.some(({ place }) => place === "sound");
  const [isOpened, setOpened] = useState(false);
  return (
    <chakra.details
      open={isAsked || undefined}
      onToggle={({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      <chakra.summary fontWeight="medium">{t("question.more")}</chakra.summary>
      {isOpened || isAsked ? (
        <Suspense fallback={<Skeleton height="320px" role="status" aria-label={t("state.loading")} />}>
          <MoreFields {...props} />
        </Suspense>
      ) : null}
    </chakra.details>
  );
}
