/**
 * In bytes: the largest uploaded file, the largest total of one account, and that of the pictures and sounds of the
 * questions that a person writes.
 */
export const uploadLimits = { file: 8 * 1024 * 1024, account: 32 * 1024 * 1024, questions: 512 * 1024 * 1024 } as const;

/** Accepted types of pictures; the server checks the contents. */
export const uploadTypes = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const;
