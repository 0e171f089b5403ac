import type { SiteConfig } from "../../src/contract/account/account";

/** A site with only a name. */
export const plainSite: SiteConfig = {
  name: "Invigil",
  logo: "",
  theme_id: "blue-black",
  site: "",
  site_pc: "",
  site_h5: "",
  favicon: "",
  watermark_img: "",
  watermark_img_teacher: "",
  is_check_user_status: 0,
  qrcode_service: "",
  statistics_url: "",
  language: "zh",
  registration: true,
  password_reset: false,
  codes: [],
  social: [],
  login_key: "",
  inspection: false,
  developer_tools: false,
};
