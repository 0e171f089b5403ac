/** How large a file may be that is sent, and how much is kept for one account, in bytes. */
export const uploadLimits = { file: 8 * 1024 * 1024, account: 32 * 1024 * 1024 } as const;

/** What pictures may come as; the server looks into them for it. */
export const uploadTypes = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const;
