import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  readonly answer: (status: number, text: string, headers?: Record<string, string>) => void;
  /** Answers with the envelope, status 200. */
  readonly envelope: (code: number | string, data: unknown, msg?: string) => void;
  /** Closes the connection without an answer. */
  readonly hangUp: () => void;
}

/** A server whose requests wait until the test answers them. */
export async function patientServer() {
  let waiting: Received[] = [];
  let take: (received: Received) => boolean = () => false;
  const receive = (request: IncomingMessage, response: ServerResponse, body: string) => {
    const answer: Received["answer"] = (status, text, headers = {}) =>
      void response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
    const received: Received = {
      method: request.method ?? "",
      url: request.url ?? "",
      headers: request.headers,
      body,
      answer,
      envelope: (code, data, msg = "") => answer(200, JSON.stringify({ code, msg, data })),
      hangUp: () => void request.socket.destroy(),
    };
    if (!take(received)) waiting.push(received);
  };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => receive(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /**
     * From now on `taker` gets each request, including waiting ones; it answers and returns true, or leaves the request
     * waiting.
     */
    serve: (taker: (received: Received) => boolean) => {
      take = taker;
      waiting = waiting.filter((received) => !taker(received));
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type PatientServer = Awaited<ReturnType<typeof patientServer>>;
