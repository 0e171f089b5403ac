import { setTimeout as pause } from "node:timers/promises";
import { roomLimits } from "../../../src/contract/rooms/room-limits";
import { connect } from "../load/call";

const [url = "", token = "", attemptId = "", lease = ""] = process.argv.slice(2);
const call = connect(url, token);

// a student's device: it beats until its process is stopped, with a line for each beat that was answered
for (;;) {
  await call("heartbeat", { attempt_id: attemptId, lease, pending: 0 });
  process.stdout.write("beat\n");
  await pause(roomLimits.beatMs * (0.8 + 0.4 * Math.random()));
}
