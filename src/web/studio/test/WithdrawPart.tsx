import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useQueryClient } from "@tanstack/react-query";
import { Undo } from "lucide-react";
import { useState } from "react";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";

interface WithdrawPartProps {
  readonly testId: string;
  /** The version of the draft; taking back leaves it as it is. */
  readonly version: number;
}

/** Takes a published test back, once that is confirmed in place. */
export function WithdrawPart({ testId, version }: WithdrawPartProps) {
  const t = useMessage();
  const queries = useQueryClient();
  const [isAsked, ask] = useState(false);
  const withdraw = useChange("withdrawTest", () => {
    ask(false);
    for (const name of ["studioEditions", "studioTest", "studioTests"])
      void queries.invalidateQueries({ queryKey: [name] });
  });
  if (!isAsked)
    return (
      <Button variant="outline" size="sm" onClick={() => ask(true)}>
        <Undo size={16} aria-hidden />
        {t("assembly.withdraw")}
      </Button>
    );
  return (
    <Box role="group" aria-label={t("assembly.withdraw")} bg="warn.tint" borderRadius="control" p="12" fontSize="sm">
      {t("assembly.withdrawWarning")}
      <Flex gap="8" mt="8" wrap="wrap">
        <Button
          size="sm"
          autoFocus
          disabled={withdraw.isPending}
          onClick={() => withdraw.mutate({ test_id: testId, version })}
        >
          {t("assembly.withdraw")}
        </Button>
        <Button variant="outline" size="sm" onClick={() => ask(false)}>
          {t("assembly.cancel")}
        </Button>
      </Flex>
    </Box>
  );
}
