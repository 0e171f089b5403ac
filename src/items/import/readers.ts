import { aikenReader } from "./aiken/reader";
import { giftReader } from "./gift/reader";
import { moodleReader } from "./moodle/reader";
import { qtiReader } from "./qti/reader";
import { qti1Reader } from "./qti1/reader";
import type { Reader } from "./reader";

/** Every format that can be read, in the order in which they are tried. */
export const readers: readonly Reader[] = [qtiReader, qti1Reader, moodleReader, giftReader, aikenReader];
