import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { Published } from "../../../../machines/studio/publishing-facts";
import { families } from "../../../contract/families";
import { useMessage } from "../../i18n/use-message";
import { Can } from "../../permissions/Can";
import { Button } from "../../ui/Button";
import { Copyable } from "../../ui/Copyable";

interface PublishedNoteProps {
  readonly published: Published;
  /** Leads to the form that gives it to a class. */
  readonly onAssign: () => void;
}

/** What is done with a published edition: its link for students, and a look at it. */
export function PublishedNote({ published: { menuId, edition }, onAssign }: PublishedNoteProps) {
  const t = useMessage();
  const address = `${families.custom.pages.detail}?${new URLSearchParams({ menu_id: menuId }).toString()}`;
  const link = new URL(address, window.location.origin).href;
  return (
    <Box>
      <Box mb="12">{t("assembly.published", { edition })}</Box>
      <Copyable label={t("assembly.linkLabel")} action={t("assembly.copyLink")} text={link}>
        <Box overflowWrap="anywhere" fontFamily="mono" fontSize="sm">
          {link}
        </Box>
      </Copyable>
      <Flex mt="12" gap="8" wrap="wrap">
        <Can permission={["assignment.manage"]}>
          <Button size="sm" onClick={onAssign}>
            {t("assembly.toClass")}
          </Button>
        </Can>
        <Button variant="outline" size="sm" asChild>
          <a href={address} target="_blank" rel="noreferrer">
            {t("assembly.see")}
          </a>
        </Button>
      </Flex>
    </Box>
  );
}
