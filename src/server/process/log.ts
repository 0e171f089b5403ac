import { pino, type DestinationStream, type Logger } from "pino";

/**
 * Lines of JSON on standard output, or where `to` says. A request is known by method and path alone: no query, header
 * or body is ever logged.
 */
export const createLog = (level: string, to?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        req: (request: { method?: string; url?: string; id?: unknown }) => ({
          id: request.id,
          method: request.method,
          path: request.url?.split("?")[0],
        }),
      },
      redact: [
        "password",
        "token",
        "authorization",
        "lease",
        "answer",
        "device_key",
        "*.password",
        "*.token",
        "*.authorization",
        "*.lease",
        "*.answer",
        "*.device_key",
      ],
    },
    to,
  );
