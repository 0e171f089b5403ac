import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useSelector } from "@tanstack/react-store";
import { CircleAlert, Info, TriangleAlert, X } from "lucide-react";
import { useMessage } from "../i18n/use-message";
import { useToastText } from "./fault-text";
import { IconButton } from "./IconButton";
import { hideToast, toastStore, type Toast } from "./toasts";

const tones = {
  plain: { Icon: Info, mark: "accent.text" },
  warning: { Icon: TriangleAlert, mark: "warn.text" },
  error: { Icon: CircleAlert, mark: "bad.text" },
} as const;

function ToastLine({ toast }: { readonly toast: Toast }) {
  const t = useMessage();
  const toastText = useToastText();
  const { Icon, mark } = tones[toast.tone];
  return (
    <Flex
      bg="bg.card"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      boxShadow="float"
      pl="16"
      pr="4"
      py="4"
      gap="12"
      align="center"
      maxW="440px"
      pointerEvents="auto"
    >
      <Box color={mark} flex="none">
        <Icon size={18} aria-hidden="true" />
      </Box>
      <Box flex="1" minW="0" py="6">
        {"fault" in toast.content ? toastText(toast.content.fault) : t(toast.content.message, toast.content.values)}
      </Box>
      <IconButton label={t("app.close")} Icon={X} onClick={() => hideToast(toast.key)} />
    </Flex>
  );
}

/** The region of short notices, which screen readers read as they appear. */
export function Toasts() {
  const toasts = useSelector(toastStore);
  return (
    <Flex
      role="status"
      position="fixed"
      insetInline="16"
      bottom="24"
      direction="column"
      align="center"
      gap="8"
      zIndex="toast"
      pointerEvents="none"
      css={{ "@media print": { display: "none" } }}
    >
      {toasts.map((toast) => (
        <ToastLine key={toast.key} toast={toast} />
      ))}
    </Flex>
  );
}
