const prefix = "preview.";

/**
 * The menu_id of the previews of a draft test. Its versions are never published, so that no list names them, and the
 * versions of the test itself stay as they are.
 */
export const previewMenuOf = (testId: string): string => `${prefix}${testId}`;

/** Whether a menu_id is of previews, or an item_id of a draft that is only shown in them. */
export const isOfPreview = (id: string): boolean => id.startsWith(prefix);

/** The draft test that a menu_id of previews is of. */
export const testOfPreview = (menuId: string): string => menuId.slice(prefix.length);
