import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Check, LoaderCircle, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import type { MessageId } from "../i18n/message-id";
import { useMessage } from "../i18n/use-message";
import { Card } from "../ui/Card";
import { useOnline } from "../ui/use-online";
import { checkServer, checkStorage, type CheckState } from "./check-device";

interface Checks {
  readonly storage: CheckState;
  readonly connection: CheckState;
  readonly clock: CheckState;
}

const lines: Readonly<Record<keyof Checks, Readonly<Record<CheckState, MessageId>>>> = {
  storage: { checking: "check.storage", good: "check.storageGood", bad: "check.storageBad" },
  connection: { checking: "check.connection", good: "check.connectionGood", bad: "check.connectionBad" },
  clock: { checking: "check.clock", good: "check.clockGood", bad: "check.clockBad" },
};
const marks = {
  checking: { Icon: LoaderCircle, color: "fg.muted" },
  good: { Icon: Check, color: "good.mark" },
  bad: { Icon: TriangleAlert, color: "warn.text" },
} as const;
const unchecked: Checks = { storage: "checking", connection: "checking", clock: "checking" };

/** A checklist of storage, connection and clock that runs by itself. */
export function DeviceCheck() {
  const t = useMessage();
  const online = useOnline();
  const [checks, setChecks] = useState(unchecked);
  useEffect(() => {
    let isLeft = false;
    const note = (found: Partial<Checks>) => {
      if (!isLeft) setChecks((earlier) => ({ ...earlier, ...found }));
    };
    void checkStorage().then((storage) => note({ storage }));
    void checkServer(fetch, () => Date.now()).then(note);
    return () => {
      isLeft = true;
    };
  }, [online]);
  return (
    <Card aria-labelledby="device">
      <Box as="h2" id="device" fontSize="md" mb="12">
        {t("check.title")}
      </Box>
      <Flex as="ul" direction="column" gap="8" listStyleType="none" m="0" p="0">
        {(["storage", "connection", "clock"] as const).map((name) => {
          const { Icon, color } = marks[checks[name]];
          return (
            <Flex as="li" key={name} gap="8" align="start">
              <Box color={color} flex="none" mt="2">
                <Icon size={16} aria-hidden="true" />
              </Box>
              {t(lines[name][checks[name]])}
            </Flex>
          );
        })}
      </Flex>
    </Card>
  );
}
