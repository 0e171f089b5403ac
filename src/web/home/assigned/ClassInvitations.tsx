import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useId, useRef, useState } from "react";
import { v7 as uuidv7 } from "uuid";
import type { ClassInvitation } from "../../../contract/classes/classes";
import { useMessagePart } from "../../contexts/use-message-part";
import { useChange } from "../../effects/use-change";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { useFaultText } from "../../ui/fault-text";
import { formatsOf } from "../../ui/format";
import { Skeleton } from "../../ui/Skeleton";

interface InvitationCardProps {
  readonly invitation: ClassInvitation;
  readonly onAnswered: (agrees: boolean) => void;
}

/** Who asks the student to join which class, and what its teachers will see. */
function InvitationCard({ invitation, onAnswered }: InvitationCardProps) {
  const t = useMessage();
  const id = useId();
  const { list } = formatsOf(useLanguage());
  const faultText = useFaultText();
  const { member_id, class_name: name, member_name: member, teachers } = invitation;
  const answer = useChange("answerClassInvitation", (_, { agrees }) => onAnswered(agrees));
  // one answer has one key, however often it is sent
  const keys = useRef({ yes: uuidv7(), no: uuidv7() });
  const send = (agrees: boolean) =>
    answer.mutate({ idempotency_key: agrees ? keys.current.yes : keys.current.no, member_id, agrees });
  return (
    <Card as="article" aria-labelledby={id} borderColor="accent.solid">
      <Box as="h2" id={id} fontSize="lg" overflowWrap="anywhere">
        {teachers.length === 0
          ? t("invited.titleAlone", { class: name })
          : t("invited.title", { teachers: list(teachers), count: teachers.length, class: name })}
      </Box>
      <Box mt="4" color="fg.muted" overflowWrap="anywhere">
        {t("invited.as", { member })}
      </Box>
      <Box mt="12" maxW="prose">
        {t("invited.sees")}
      </Box>
      {answer.error === null ? null : (
        <Box role="alert" mt="12" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
          {faultText(answer.error)}
        </Box>
      )}
      <Flex gap="8" mt="16" wrap="wrap">
        <Button
          minH="44"
          aria-busy={answer.isPending}
          disabled={answer.isPending}
          aria-label={t("invited.agreeTo", { class: name })}
          onClick={() => send(true)}
        >
          {t("invited.agree")}
        </Button>
        <Button
          variant="outline"
          minH="44"
          disabled={answer.isPending}
          aria-label={t("invited.declineTo", { class: name })}
          onClick={() => send(false)}
        >
          {t("invited.decline")}
        </Button>
      </Flex>
    </Card>
  );
}

interface ClassInvitationsProps {
  readonly invitations: readonly ClassInvitation[];
  /** Reads again what teachers have given. */
  readonly onAnswered: () => void;
}

/** The classes that wait for the student's answer, and what became of the last answer. */
export function ClassInvitations({ invitations, onAnswered }: ClassInvitationsProps) {
  const t = useMessage();
  const [told, tell] = useState<{ readonly agrees: boolean; readonly name: string } | null>(null);
  const status = useRef<HTMLDivElement>(null);
  if (!useMessagePart("assigned")) return <Skeleton height="120px" borderRadius="card" />;
  return (
    <Flex direction="column" gap="12">
      <Box ref={status} role="status" tabIndex={-1} {...(told === null ? unseen : shown)}>
        {told === null ? null : t(told.agrees ? "invited.joined" : "invited.declined", { class: told.name })}
      </Box>
      {invitations.map((invitation) => (
        <InvitationCard
          key={invitation.member_id}
          invitation={invitation}
          onAnswered={(agrees) => {
            tell({ agrees, name: invitation.class_name });
            status.current?.focus();
            onAnswered();
          }}
        />
      ))}
    </Flex>
  );
}

const unseen = { position: "absolute" } as const;
const shown = { bg: "accent.tint", borderRadius: "control", px: "16", py: "8" } as const;
