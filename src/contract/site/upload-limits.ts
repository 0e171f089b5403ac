/** Largest uploaded file, and largest total stored for one account, in bytes. */
export const uploadLimits = { file: 8 * 1024 * 1024, account: 32 * 1024 * 1024 } as const;

/** Accepted types of pictures; the server checks the contents. */
export const uploadTypes = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const;
