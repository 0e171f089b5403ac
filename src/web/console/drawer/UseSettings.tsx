import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import { ChoiceGroup } from "./ChoiceGroup";
import { SwitchRow } from "./SwitchRow";
import type { SwitchName } from "./words";

const headerTools: readonly SwitchName[] = ["showLanguage", "showProgressBar", "showRefresh", "showSearch", "showNotice", "showFullScreen", "showTheme", "showThemeSetting"];
const menuHabits: readonly SwitchName[] = ["openFirstMenu", "uniqueOpened"];

const Group = ({ title, children }: { readonly title: MessageId; readonly children: ReactNode }) => {
  const t = useMessage();
  return (
    <Box>
      <chakra.h3 mb="4">{t(title)}</chakra.h3>
      {children}
    </Box>
  );
};

/** Which tools the header shows, and how menu and tabs behave. */
export function UseSettings() {
  return (
    <>
      <Group title="theme.group.header">
        {headerTools.map((name) => (
          <SwitchRow key={name} name={name} />
        ))}
      </Group>
      <Group title="theme.group.menu">
        {menuHabits.map((name) => (
          <SwitchRow key={name} name={name} />
        ))}
      </Group>
      <ChoiceGroup name="restoredTabs" columns={2} />
    </>
  );
}
