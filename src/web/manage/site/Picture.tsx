import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { siteFieldProblem, type SiteField } from "../../../contract/site/site-fields";
import { useMessage } from "../../i18n/use-message";

interface PictureProps {
  readonly field: SiteField;
  readonly address: string;
  readonly size: number;
}

/** A preview of the typed picture address: the picture, none, or an error if it cannot be loaded. */
export function PicturePreview({ field, address, size }: PictureProps) {
  const t = useMessage();
  const [failed, setFailed] = useState<string | null>(null);
  if (address === "" || siteFieldProblem(field, address) !== null)
    return (
      <Box as="span" color="fg.muted" fontSize="xs">
        {t("site.preview.none")}
      </Box>
    );
  if (failed === address)
    return (
      <Box as="span" color="bad.text" fontSize="xs">
        {t("site.preview.broken")}
      </Box>
    );
  return (
    <img
      key={address}
      src={address}
      alt=""
      width={size}
      height={size}
      style={{ flex: "none", width: size, height: size, objectFit: "contain" }}
      onError={() => setFailed(address)}
    />
  );
}
