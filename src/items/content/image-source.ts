const longestDataImage = 400_000;
const imageSource = /^(?:media:[\w.-]{1,64}|data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2})$/;

/** Whether a picture may have this source: a file of the bank, or a small picture in the address itself. */
export const isImageSource = (source: string): boolean => source.length <= longestDataImage && imageSource.test(source);
