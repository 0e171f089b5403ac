import type { ItemAudio } from "../../../contract/item/item";
import { readRecordingFile } from "../audio-files";
import { mediaId, type StoredMedia } from "../media";
import type { RecordingRecord } from "../record";
import { Refusal } from "../refusal";
import { storedFileOf, type ContentContext, type FileKind } from "./content";

const sound: FileKind = { read: readRecordingFile, remote: "recordingRemote", missing: "recordingMissing" };
const storedRecording = (reference: string, context: ContentContext): StoredMedia =>
  storedFileOf(reference, context, sound);

/**
 * The audio of a question: its recording, and those of its options by their ids. Throws Refusal if only options have
 * recordings.
 */
export const toAudio = (
  recording: RecordingRecord | undefined,
  ofOptions: Readonly<Record<string, string>>,
  context: ContentContext,
): { readonly audio?: ItemAudio } => {
  const options = Object.entries(ofOptions);
  if (recording === undefined && options.length > 0) throw new Refusal("recordingOfOptionAlone");
  if (recording === undefined) return {};
  const { reference, autoplay, mostPlays = null, synthetic = false } = recording;
  return {
    audio: {
      prompt: mediaId(storedRecording(reference, context)),
      ...(options.length === 0
        ? {}
        : {
            options: Object.fromEntries(
              options.map(([optionId, own]) => [optionId, mediaId(storedRecording(own, context))]),
            ),
          }),
      autoplay,
      max_plays: mostPlays,
      synthetic,
    },
  };
};
