/** One message of an event stream, or a comment, of which only the text is there. */
export interface StreamMessage {
  /** null: a comment. */
  readonly event: string | null;
  readonly data: string;
}

const messageOf = (block: string): StreamMessage | null => {
  let event = "message";
  const data: string[] = [];
  let isComment = false;
  for (const line of block.split("\n")) {
    if (line.startsWith(":")) isComment = true;
    else if (line.startsWith("event:")) event = line.slice(6).trim();
    else if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""));
  }
  if (data.length > 0) return { event, data: data.join("\n") };
  return isComment ? { event: null, data: "" } : null;
};

/**
 * Reads `text/event-stream`, as the server writes it, in pieces of any length; returns the messages that each piece
 * completes.
 */
export function makeStreamReader(): (piece: string) => readonly StreamMessage[] {
  let rest = "";
  return (piece) => {
    const blocks = (rest + piece).split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.flatMap((block) => messageOf(block) ?? []);
  };
}
