import { Readable } from "node:stream";
import type { Envelope } from "../../contract/calls/envelope";

/** The data of a reply that is generated while it is sent: the pieces of its JSON. */
export class InPieces {
  readonly pieces: AsyncIterable<string>;

  constructor(pieces: AsyncIterable<string>) {
    this.pieces = pieces;
  }
}

/** The JSON of a reply around such data. The stream fails where a piece cannot be made. */
export function envelopeAround({ code, msg, data }: Envelope<InPieces>): Readable {
  async function* written(): AsyncGenerator<string> {
    yield `{"code":${JSON.stringify(code)},"msg":${JSON.stringify(msg)},"data":`;
    yield* data.pieces;
    yield "}";
  }
  return Readable.from(written());
}
