import { CompactEncrypt, importJWK } from "jose";
import type { Operation } from "../../../../machines/outbox/operation";
import type { RescueCopy, RescueKey } from "../../../contract/attempt/rescue";
import { answerCall } from "./answer-call";

export interface RescueInput {
  readonly attemptId: string;
  /** Who it is from, as the teacher knows them. */
  readonly person: string;
  /** Epoch ms. */
  readonly at: number;
  /** All that the device has of the sitting, confirmed or not; what is no answer is left out. */
  readonly operations: readonly Operation[];
}

const copyOf = ({ attemptId, person, at, operations }: RescueInput): RescueCopy => ({
  format: "invigil-rescue-1",
  attempt_id: attemptId,
  person,
  made_at: Math.round(at),
  answers: operations.flatMap((operation) =>
    operation.kind === "answer" ? [answerCall(attemptId, operation, null)] : [],
  ),
});

/**
 * The answers of one sitting as text for a file that only the server opens (JWE, RFC 7516; ECDH-ES, A256GCM). A page
 * that is not served securely cannot seal: there, and where the server has named no key, it is plain JSON.
 */
export const rescueText = async (input: RescueInput, key: RescueKey | null): Promise<string> => {
  const text = JSON.stringify(copyOf(input));
  if (key === null || globalThis.crypto?.subtle === undefined) return text;
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM" })
    .encrypt(await importJWK({ ...key }, "ECDH-ES"));
};
