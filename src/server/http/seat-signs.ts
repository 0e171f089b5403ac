import type { FastifyInstance } from "fastify";
import { describeError } from "../db/failure";
import type { Dependencies } from "../use-cases/dependencies";
import { createSeatSigns, type SeatSigns } from "../use-cases/rooms/seat-signs";

const writeEveryMs = 1_000;

/** The signs of the seats of a server: those that wait are written every second, and when it stops. */
export function seatSignsOf(app: FastifyInstance, deps: Pick<Dependencies, "db" | "clock">): SeatSigns {
  const signs = createSeatSigns(deps);
  const warned = (writing: Promise<void>): Promise<void> =>
    writing.catch((error: unknown) =>
      app.log.warn({ err: describeError(error) }, "signs of seats could not be written"),
    );
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await warned(signs.writeAll());
  });
  return {
    ...signs,
    note: (sign) => {
      timer ??= setInterval(() => void warned(signs.write()), writeEveryMs).unref();
      return signs.note(sign);
    },
  };
}
