/** Whether the platform's modifier is ⌘. */
export const isMac = ({
  platform,
  userAgent,
}: { readonly platform: string; readonly userAgent: string } = navigator): boolean =>
  /mac|iphone|ipad/i.test(platform === "" ? userAgent : platform);

/** Ctrl or ⌘ with a letter, as the platform writes it. */
export const shortcutText = (letter: string, onMac: boolean = isMac()): string =>
  onMac ? `⌘${letter.toUpperCase()}` : `Ctrl+${letter.toUpperCase()}`;

/** The same for `aria-keyshortcuts`. */
export const ariaShortcut = (letter: string, onMac: boolean = isMac()): string =>
  `${onMac ? "Meta" : "Control"}+${letter.toUpperCase()}`;
