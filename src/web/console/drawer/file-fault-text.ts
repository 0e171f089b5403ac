import { useCallback } from "react";
import { useMessage } from "../../i18n/use-message";
import type { FileFault } from "./settings-file";
import { settingTitles } from "./words";

/** Returns the message for a fault in a settings file. */
export function useFileFaultText(): (fault: FileFault) => string {
  const t = useMessage();
  return useCallback(
    (fault) => {
      switch (fault.reason) {
        case "unreadable":
          return t("theme.fault.unreadable");
        case "foreign":
          return t("theme.fault.foreign");
        case "version":
          return t("theme.fault.version", { version: fault.version });
        case "name":
          return t("theme.fault.name", { name: fault.name });
        case "value":
          return t("theme.fault.value", { name: t(settingTitles[fault.name]), value: fault.value });
      }
    },
    [t],
  );
}
