import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { useState } from "react";
import type { Profile } from "../../../../machines/session/profile";
import { selectProfile } from "../../../../machines/session/session.selectors";
import { useSession } from "../../contexts/session-context";
import { useSite } from "../../contexts/site-context";
import { useCall } from "../../effects/use-call";
import { useMessage } from "../../i18n/use-message";
import { useUnsaved } from "../../ui/page";
import { usePersonalDraft } from "./personal-draft";
import { PersonalAccommodation } from "./PersonalAccommodation";
import { PersonalContactForm } from "./PersonalContactForm";
import { PersonalDeletion } from "./PersonalDeletion";
import { PersonalExport } from "./PersonalExport";
import { PersonalIdentity } from "./PersonalIdentity";
import { PersonalLanguage } from "./PersonalLanguage";
import { PersonalPasswordForm } from "./PersonalPasswordForm";
import { PersonalProfileForm } from "./PersonalProfileForm";
import { PersonalSessions } from "./PersonalSessions";

function Center({ profile }: { readonly profile: Profile }) {
  const t = useMessage();
  const account = useCall("ownAccount", {});
  const codes = useSite()?.codes ?? [];
  const draft = usePersonalDraft(profile);
  const [hasPassword, notePassword] = useState(false);
  const [hasPhone, notePhone] = useState(false);
  const [hasEmail, noteEmail] = useState(false);
  const readAnew = () => void account.refetch();
  useUnsaved(draft.isDirty || hasPassword || hasPhone || hasEmail);
  return (
    <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "320px minmax(0, 1fr)" }} gap="16" alignItems="start">
      <Box as="h1" gridColumn="1 / -1" fontSize={{ base: "xl", md: "2xl" }}>
        {t("title.center")}
      </Box>
      <PersonalIdentity profile={profile} account={account.data} />
      <Flex direction="column" gap="16" minW="0">
        <PersonalProfileForm draft={draft} />
        <PersonalLanguage />
        <PersonalAccommodation account={account} />
        <PersonalPasswordForm
          username={profile.username}
          hasPassword={account.data?.has_password !== false}
          onDirty={notePassword}
          onSaved={readAnew}
        />
        {codes.includes("mobile") ? <PersonalContactForm kind="mobile" onDirty={notePhone} onSaved={readAnew} /> : null}
        {codes.includes("email") ? <PersonalContactForm kind="email" onDirty={noteEmail} onSaved={readAnew} /> : null}
        <PersonalSessions />
        <PersonalExport username={profile.username} />
        <PersonalDeletion username={profile.username} account={account} />
      </Flex>
    </Grid>
  );
}

/** `/center` and `/setting/personalCenter`: the account of the signed-in person and the changes they may make to it. */
export function PersonalCenterPage() {
  const profile = useSession(selectProfile);
  return profile === null ? null : <Center key={profile.username} profile={profile} />;
}
