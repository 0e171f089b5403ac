import { CompactEncrypt, importJWK } from "jose";
import type { Operation } from "../../../../machines/outbox/operation";
import type { RescueCopy, RescueKey } from "../../../contract/attempt/rescue";
import { answerCall } from "./answer-call";

export interface RescueInput {
  readonly attemptId: string;
  /** Name of the student, as the teacher knows it. */
  readonly person: string;
  /** Epoch ms. */
  readonly at: number;
  /** All stored operations of the attempt, confirmed or not; only answers are exported. */
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
 * The answers of one attempt as text for a file that only the server can decrypt (JWE, RFC 7516; ECDH-ES, A256GCM).
 * Plain JSON where the page is not served securely, or the server has published no key.
 */
export const rescueText = async (input: RescueInput, key: RescueKey | null): Promise<string> => {
  const text = JSON.stringify(copyOf(input));
  if (key === null || globalThis.crypto?.subtle === undefined) return text;
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM" })
    .encrypt(await importJWK({ ...key }, "ECDH-ES"));
};
