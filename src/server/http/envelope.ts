import type { FastifyReply, FastifyRequest } from "fastify";
import type { Envelope } from "../../contract/calls/envelope";
import { faultMessages } from "../../contract/calls/fault-messages";
import { faults, type FaultName } from "../../contract/calls/faults";
import type { Language } from "../../contract/item/content";

/** The language for the reply: header `lang`, else the first of zh and en in Accept-Language, else zh. */
export function requestedLanguage(headers: FastifyRequest["headers"]): Language {
  const asked = headers["lang"] ?? headers["accept-language"] ?? "";
  const found = /(?:^|[,\s])(zh|en)\b/i.exec(String(asked))?.[1];
  return found?.toLowerCase() === "en" ? "en" : "zh";
}

const success = { en: "OK", zh: "成功" } as const;

export const succeeded = <Data>(request: FastifyRequest, data: Data): Envelope<Data> => ({
  code: 200,
  msg: success[requestedLanguage(request.headers)],
  data,
});

const beforeData = {
  en: `{"code":200,"msg":${JSON.stringify(success.en)},"data":`,
  zh: `{"code":200,"msg":${JSON.stringify(success.zh)},"data":`,
} as const;

/** The JSON of a success up to its data. */
export const envelopeBefore = ({ headers }: FastifyRequest): string => beforeData[requestedLanguage(headers)];

export const faultEnvelope = (request: FastifyRequest, fault: FaultName, data: unknown = {}): Envelope<unknown> => ({
  code: faults[fault].code,
  msg: faultMessages[fault][requestedLanguage(request.headers)],
  data,
});

export const sendFault = (
  request: FastifyRequest,
  reply: FastifyReply,
  fault: FaultName,
  data: unknown = {},
): FastifyReply =>
  reply
    .code(faults[fault].status)
    .type("application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(faultEnvelope(request, fault, data));
