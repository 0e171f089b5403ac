import type { SiteConfig } from "../../contract/account/account";

/** Name in local storage (SPEC §3): 1 shows the students' watermark, any other value the teachers'. */
export const visibleTypeKey = "visible_type";

interface Viewer {
  readonly role: readonly string[];
}

/**
 * The watermark for a viewer: as stored on this device, else the teachers' for teachers and the students' for others.
 */
export function watermarkOf(
  site: Pick<SiteConfig, "watermark_img" | "watermark_img_teacher">,
  visibleType: string | null,
  viewer: Viewer | null,
): string {
  const isTeacher = viewer?.role.includes("teacher") === true && !viewer.role.includes("student");
  const type = visibleType ?? (isTeacher ? "2" : "1");
  return type === "1" ? site.watermark_img : site.watermark_img_teacher;
}

/** Whether a page shows questions or results; the watermark is only on those. */
export const isMarked = (path: string): boolean =>
  /^\/(?:examAccess\/(?!\w*detail$)\w+|analyse|document|visitorResult)$/i.test(path);

const layer = "watermark";

/**
 * Draws the picture as a faint, repeated background of the page, under every element with a background of its own. An
 * empty address removes it.
 */
export function showWatermark(document: Document, address: string): void {
  const known = document.getElementById(layer);
  if (address === "") return known?.remove();
  const shown = known ?? document.createElement("div");
  shown.id = layer;
  shown.setAttribute("aria-hidden", "true");
  Object.assign(shown.style, {
    position: "fixed",
    inset: "0",
    zIndex: "-1",
    pointerEvents: "none",
    opacity: "0.07",
    backgroundImage: `url("${address.replaceAll(/["\\\n]/g, encodeURIComponent)}")`,
    backgroundSize: "220px",
    backgroundRepeat: "space",
  });
  if (known === null) document.body.append(shown);
}
