import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { siteFieldProblem, siteThemes, type SiteFields } from "../../../contract/site/site-fields";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";
import { PicturePreview } from "./Picture";
import { themeColours } from "./theme-colours";

const Choice = chakra("button", {
  base: {
    minH: "32",
    px: "12",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "control",
    cursor: "pointer",
    color: "fg",
    "&[aria-pressed=true]": { borderColor: "accent.solid", bg: "accent.tint", color: "accent.text" },
  },
});

const viewers = ["student", "teacher"] as const;

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : "");

/** A preview of the site: its tab, menu, a page with the watermark, help, and the app links for phones. */
export function SitePreview({ fields }: { readonly fields: SiteFields }) {
  const t = useMessage();
  const id = useId();
  const [viewer, setViewer] = useState<(typeof viewers)[number]>("student");
  const theme = themeColours[siteThemes.find((name) => name === fields.theme_id) ?? "blue-black"];
  const field = viewer === "student" ? "watermark_img" : "watermark_img_teacher";
  const mark = siteFieldProblem(field, fields[field]) === null ? fields[field] : "";
  const name = fields.name.trim();
  return (
    <Card aria-labelledby={id} position={{ lg: "sticky" }} top={{ lg: "80px" }}>
      <Box as="h2" id={id} fontSize="lg" mb="12">
        {t("site.preview")}
      </Box>
      <Flex direction="column" gap="12">
        <Flex align="center" gap="8" px="12" minH="40" bg="bg.subtle" borderRadius="control" minW="0">
          <PicturePreview field="favicon" address={fields.favicon} size={16} />
          <Box as="span" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" title={t("site.preview.tab")}>
            {t("title.home")} - {name}
          </Box>
        </Flex>
        <Flex borderWidth="1px" borderColor="border" borderRadius="control" overflow="hidden" minH="220px">
          <Flex
            direction="column"
            gap="8"
            flex="none"
            width="38%"
            p="12"
            borderRightWidth="1px"
            borderColor="border"
            style={{ backgroundColor: theme.menu, color: theme.menuText }}
          >
            <Flex align="center" gap="8" minW="0" fontWeight="semibold">
              {fields.logo === "" ? null : <PicturePreview field="logo" address={fields.logo} size={24} />}
              <Box as="span" overflowWrap="anywhere">
                {name}
              </Box>
            </Flex>
            <Box
              px="8"
              py="4"
              borderRadius="control"
              style={{ backgroundColor: theme.active, color: "#ffffff" }}
              data-preview="active"
            >
              {t("title.home")}
            </Box>
            <Box px="8">{t("title.learningRecord")}</Box>
          </Flex>
          <Box position="relative" flex="1" p="16" minW="0" bg="bg.card">
            <Box fontWeight="semibold">{t("site.preview.question")}</Box>
            <Box mt="8">{t("site.preview.questionText")}</Box>
            {mark === "" ? null : (
              <Box
                aria-hidden="true"
                data-preview="watermark"
                position="absolute"
                inset="0"
                opacity="0.12"
                backgroundSize="110px"
                backgroundRepeat="space"
                style={{ backgroundImage: `url("${mark}")` }}
              />
            )}
          </Box>
        </Flex>
        <Flex role="group" aria-label={t("site.preview.viewer")} align="center" wrap="wrap" gap="8">
          <Box color="fg.muted">{t("site.preview.viewer")}</Box>
          {viewers.map((one) => (
            <Choice key={one} type="button" aria-pressed={one === viewer} onClick={() => setViewer(one)}>
              {t(`site.preview.${one}`)}
            </Choice>
          ))}
        </Flex>
        <Flex align="center" gap="12" color="fg.muted">
          <PicturePreview field="qrcode_service" address={fields.qrcode_service} size={72} />
          {t("site.preview.qr")}
        </Flex>
        <Box color="fg.muted" overflowWrap="anywhere">
          {hostOf(fields.site_h5) === ""
            ? t("site.preview.phonesStay")
            : t("site.preview.phones", { host: hostOf(fields.site_h5) })}
        </Box>
      </Flex>
    </Card>
  );
}
