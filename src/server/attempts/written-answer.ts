import type { AnswerOutput } from "../../contract/attempt/exam";
import { WrittenReply } from "../support/written-reply";
import type { AttemptRow } from "./attempt";
import type { TestVersion } from "./catalogue";
import { exerciseOf, serializeItem } from "./exercise";

/** The parts of an attempt that determine how it shows an item. */
interface ShownSitting {
  readonly attempt: Pick<AttemptRow, "seed">;
  readonly test: TestVersion;
}

/** How an answer's JSON ends in the log, which contains only the id of the next item; two groups stay in the reply. */
const endsWithNext = /"presented":"([^"]+)","exercise":null,("pause":(?:null|"\w+"))\}\}$/;

const presented = '"presented":"';
const ends = Buffer.from("}}}");

/** The reply to an answer that is recorded: its JSON from the database, completed with the next item's content. */
export class WrittenAnswer extends WrittenReply<AnswerOutput> {
  readonly #data: string;
  readonly #sitting: ShownSitting;

  /** `data`: the JSON of an `AnswerOutput` without the content of the next item. */
  constructor(data: string, sitting: ShownSitting) {
    super();
    this.#data = data;
    this.#sitting = sitting;
  }

  /** The same reply with the number of the last event of the room in which the student sits. */
  withRoomSeq(seq: number): WrittenAnswer {
    return new WrittenAnswer(`{"room_seq":${seq},${this.#data.slice(1)}`, this.#sitting);
  }

  get applied(): boolean {
    return this.#data.includes('"applied":true');
  }

  /** The JSON of the reply; `before`: that of the envelope up to its data. */
  reply(before: string): string | Buffer {
    const end = endsWithNext.exec(this.#data);
    if (end === null) return this.#data.includes(presented) ? this.#renewed(before) : `${before}${this.#data}}`;
    const [{ length }, itemId = "", pause] = end;
    const { attempt, test } = this.#sitting;
    const item = test.items.get(itemId);
    if (item === undefined) return `${before}${this.#data}}`;
    const data = `${this.#data.slice(0, -length)}${presented}${itemId}",${pause},"exercise":`;
    return Buffer.concat([Buffer.from(before + data), serializeItem(attempt, item), ends]);
  }

  /** A reply of an earlier release may have its fields in another order. */
  #renewed(before: string): string {
    return `${before}${JSON.stringify(this.output())}}`;
  }

  output(): AnswerOutput {
    const output = JSON.parse(this.#data) as AnswerOutput;
    const { attempt, test } = this.#sitting;
    const item = output.next === null ? undefined : test.items.get(output.next.presented ?? "");
    if (output.next === null || item === undefined) return output;
    const { exercise: _none, ...next } = output.next;
    return { ...output, next: { ...next, exercise: exerciseOf(attempt, item) } };
  }
}
