import type { SiteField } from "../../../contract/site/site-fields";
import type { MessageId } from "../../i18n/message-id";

interface FieldGroup {
  readonly title: MessageId;
  readonly fields: readonly SiteField[];
}

/** The fields of the form, in display order. */
export const fieldGroups: readonly FieldGroup[] = [
  { title: "site.group.look", fields: ["name", "logo", "favicon", "theme_id"] },
  { title: "site.group.marks", fields: ["watermark_img", "watermark_img_teacher"] },
  { title: "site.group.addresses", fields: ["site", "site_pc", "site_h5"] },
  { title: "site.group.authors", fields: ["review"] },
  { title: "site.group.service", fields: ["qrcode_service", "statistics_url", "is_check_user_status"] },
];

/** The help text below a field. */
export const fieldHints: Readonly<Partial<Record<SiteField, MessageId>>> = {
  logo: "site.hint.picture",
  favicon: "site.hint.picture",
  qrcode_service: "site.hint.picture",
  watermark_img: "site.hint.watermark",
  watermark_img_teacher: "site.hint.watermark",
  site: "site.hint.site",
  site_pc: "site.hint.site",
  site_h5: "site.hint.site_h5",
  statistics_url: "site.hint.script",
};
