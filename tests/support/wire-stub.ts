import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface StubRequest {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Record<string, unknown>;
}

/** How the stub answers next: with an envelope, or by cutting the connection after it has read the request. */
export type StubAnswer =
  | { readonly code: number | string; readonly msg?: string; readonly data?: unknown; readonly status?: number }
  | "cut";

/** A server over real HTTP that answers as it is told and writes down what it was asked. */
export interface StubServer {
  readonly url: string;
  readonly requests: readonly StubRequest[];
  answer: (request: StubRequest) => StubAnswer;
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString("utf8")) as Record<string, unknown>);
};

export const startStubServer = async (): Promise<StubServer> => {
  const requests: StubRequest[] = [];
  const stub: { answer: StubServer["answer"] } = { answer: () => ({ code: 200, data: {} }) };
  const respond = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = {
      path: new URL(incoming.url ?? "/", "http://stub").pathname,
      headers: incoming.headers,
      body: await bodyOf(incoming),
    };
    requests.push(request);
    const answer = stub.answer(request);
    if (answer === "cut") return void incoming.socket.destroy();
    const { status = 200, code, msg = "", data = null } = answer;
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ code, msg, data }));
  };
  const server: Server = createServer((incoming, response) => void respond(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(stub, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
};
