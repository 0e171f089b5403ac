import { pino, type DestinationStream, type Logger } from "pino";

/**
 * Logs JSON lines to standard output, or to `to`. A request is logged by method and path alone: never its query,
 * headers or body.
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
