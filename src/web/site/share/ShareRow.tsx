import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { Share, ShareState } from "../../../contract/account/visitors";
import type { Calls } from "../../../contract/calls/calls";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useFaultText } from "../../ui/fault-text";
import { dayAndTime } from "../../ui/times";
import { ShareRecord } from "./ShareRecord";
import { useShareCall } from "./use-share-call";

const looks: Readonly<Record<ShareState, { readonly bg: string; readonly color: string }>> = {
  open: { bg: "good.tint", color: "good.text" },
  waiting: { bg: "accent.tint", color: "accent.text" },
  usedUp: { bg: "bg.subtle", color: "fg.muted" },
  expired: { bg: "bg.subtle", color: "fg.muted" },
  revoked: { bg: "bad.tint", color: "bad.text" },
};

interface ShareRowProps {
  readonly share: Share;
  readonly onChanged: (output: Calls["setShareConfig"]["output"]) => void;
}

/** One invitation: its state, its guests and its actions. */
export function ShareRow({ share, onChanged }: ShareRowProps) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const queries = useQueryClient();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [asked, ask] = useState<"revoke" | "renew" | null>(null);
  const { mutate, isPending, error } = useShareCall(onChanged);
  const open = () => {
    setOpen(!isOpen);
    void queries.invalidateQueries({ queryKey: ["getShareConfig"] });
  };
  const codeEnd = t("share.codeEnd", { end: share.code_end });
  const time = (instant: number) => dayAndTime(instant, language);
  const facts = [
    ...(share.name === "" ? [] : [codeEnd]),
    t("share.period", { from: time(share.valid_from), until: time(share.valid_until) }),
    t("share.used", { used: share.used, uses: share.uses }),
    ...(share.strict ? [t("share.isStrict")] : []),
    ...(share.sees_result ? [] : [t("share.isWithheld")]),
  ];
  const mayChange = share.state !== "revoked" && share.state !== "expired";
  return (
    <Box as="li" py="12" borderTopWidth="1px" borderColor="border">
      <Flex gap="8" align="center" wrap="wrap">
        <Box fontWeight="medium" overflowWrap="anywhere">
          {share.name === "" ? codeEnd : share.name}
        </Box>
        <Box px="8" borderRadius="pill" fontSize="xs" {...looks[share.state]}>
          {t(`share.state.${share.state}`)}
        </Box>
      </Flex>
      <Box fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {facts.join(" · ")}
      </Box>
      <Flex gap="8" mt="8" wrap="wrap">
        <Button variant="outline" size="sm" aria-expanded={isOpen} aria-controls={id} onClick={open}>
          {t(isOpen ? "share.hideRecord" : "share.record")}
        </Button>
        {mayChange ? (
          <>
            <Button variant="quiet" size="sm" aria-disabled={isPending} onClick={() => ask("renew")}>
              {t("share.renew")}
            </Button>
            <Button variant="quiet" size="sm" aria-disabled={isPending} onClick={() => ask("revoke")}>
              {t("share.revoke")}
            </Button>
          </>
        ) : null}
      </Flex>
      {error === null ? null : (
        <Box role="alert" mt="8" color="bad.text">
          {faultText(error)}
        </Box>
      )}
      <Box id={id}>{isOpen ? <ShareRecord shareId={share.share_id} kind={share.kind} /> : null}</Box>
      {asked === null ? null : (
        <ConfirmDialog
          title={t(`share.${asked}Title`)}
          lines={[t(`share.${asked}Text`)]}
          confirm={t(`share.${asked}`)}
          cancel={t("share.keep")}
          onConfirm={() => {
            ask(null);
            mutate({ share_id: share.share_id, change: asked });
          }}
          onCancel={() => ask(null)}
        />
      )}
    </Box>
  );
}
