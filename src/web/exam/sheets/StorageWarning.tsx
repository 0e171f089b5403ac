import { chakra } from "@chakra-ui/react/styled-system";
import { TriangleAlert } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";

/** The exam shell's banner while the browser cannot store answers on the device. */
export function StorageWarning({ onDismiss }: { readonly onDismiss: () => void }) {
  const t = useMessage();
  return (
    <chakra.div
      role="alert"
      display="flex"
      alignItems="center"
      gap="12"
      px={{ base: "12", md: "24" }}
      py="4"
      bg="warn.tint"
      color="warn.text"
      fontSize="sm"
      borderBottomWidth="1px"
      borderColor="warn.mark"
    >
      <TriangleAlert size={18} aria-hidden style={{ flex: "none" }} />
      <chakra.span flex="1">{t("exam.storage.warning")}</chakra.span>
      <ActionButton variant="quiet" size="sm" minHeight="44" color="inherit" onClick={onDismiss}>
        {t("exam.storage.dismiss")}
      </ActionButton>
    </chakra.div>
  );
}
