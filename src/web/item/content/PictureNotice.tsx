import { Flex } from "@chakra-ui/react/flex";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";

export function PictureNotice({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessage();
  return (
    <Flex
      role="status"
      wrap="wrap"
      align="center"
      gap="12"
      mt="12"
      p="12"
      borderRadius="control"
      bg="warn.tint"
      color="warn.text"
      fontSize="sm"
    >
      <span>{t("exam.pictureFailed")}</span>
      <ActionButton variant="outline" size="sm" onClick={onRetry}>
        {t("exam.pictureRetry")}
      </ActionButton>
    </Flex>
  );
}
