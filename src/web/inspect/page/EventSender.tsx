import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { InspectPanel } from "./InspectPanel";
import { payloadOf } from "./payload";

const PayloadText = chakra("textarea", {
  base: {
    display: "block",
    width: "full",
    minH: "64",
    p: "8",
    mt: "4",
    fontFamily: "mono",
    fontSize: "xs",
    bg: "bg.card",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "control",
    resize: "vertical",
    "&[aria-invalid=true]": { borderColor: "bad.mark" },
  },
});

interface EventSenderProps {
  readonly accepts: readonly string[];
  readonly onSend: (event: { readonly type: string; readonly [field: string]: unknown }) => void;
}

/** A button for each event that the actor's state reacts to; it sends the values of the fields above. */
export function EventSender({ accepts, onSend }: EventSenderProps) {
  const t = useMessage();
  const id = useId();
  const [text, setText] = useState("");
  const payload = payloadOf(text);
  return (
    <InspectPanel title={t("inspect.events")}>
      {accepts.length === 0 ? (
        <Box as="p" color="fg.muted" fontSize="sm">
          {t("inspect.noEvents")}
        </Box>
      ) : (
        <>
          <Box as="label" display="block" fontSize="xs" color="fg.muted">
            {t("inspect.payload")}
            <PayloadText
              value={text}
              spellCheck={false}
              rows={2}
              aria-invalid={payload === null}
              aria-describedby={`${id}-problem`}
              onChange={(event) => setText(event.target.value)}
            />
          </Box>
          <Box id={`${id}-problem`} role="status" fontSize="xs" color="bad.text">
            {payload === null ? t("inspect.payloadInvalid") : null}
          </Box>
          <Flex gap="4" wrap="wrap" mt="8">
            {accepts.map((type) => (
              <Button
                key={type}
                variant="outline"
                size="sm"
                px="8"
                fontFamily="mono"
                fontSize="xs"
                disabled={payload === null}
                onClick={() => payload !== null && onSend({ ...payload, type })}
              >
                {type}
              </Button>
            ))}
          </Flex>
        </>
      )}
    </InspectPanel>
  );
}
