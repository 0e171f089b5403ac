import { Flex } from "@chakra-ui/react/flex";
import { memo } from "react";
import { selectSettings } from "../../../../machines/appearance/appearance.selectors";
import { isConfirming } from "../../../../machines/tabs/tabs.selectors";
import { useAppearance, useTabs } from "../console-context";
import { TabStrip } from "./TabStrip";
import { UnsavedDialog } from "./UnsavedDialog";

/** The tab strip, where the settings show it, and the question before unsaved work is lost. */
export const TabBar = memo(function TabBar() {
  const { showTabs, tabsBarStyle } = useAppearance(selectSettings);
  const hasQuestion = useTabs(isConfirming);
  return (
    <>
      {showTabs ? (
        <Flex
          flex="1"
          minW="0"
          minH="50px"
          align={tabsBarStyle === "smooth" ? "flex-end" : "center"}
          bg="bg.card"
          color="fg"
          px={{ base: "4", lg: "12" }}
        >
          <TabStrip />
        </Flex>
      ) : null}
      {hasQuestion ? <UnsavedDialog /> : null}
    </>
  );
});
