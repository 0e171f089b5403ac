import type { Upload } from "../../src/contract/account/personal";
import type { Reply, School } from "./sittings";

/** Sends a file as a browser's form does. */
export async function sendFile(
  { app }: Pick<School, "app">,
  token: string | null,
  bytes: Uint8Array,
  { name = "picture.png", type = "image/png", purpose }: { name?: string; type?: string; purpose?: string } = {},
): Promise<Reply<Upload>> {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], name, { type }));
  if (purpose !== undefined) form.append("purpose", purpose);
  const written = new Response(form);
  const reply = await app.inject({
    method: "POST",
    url: "/api/common/upload",
    headers: {
      "content-type": written.headers.get("content-type") ?? "",
      "accept-language": "en",
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await written.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}
