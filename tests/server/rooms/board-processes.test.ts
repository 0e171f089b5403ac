import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { pino } from "pino";
import { expect, it } from "vitest";
import { staffAddresses } from "../../../src/contract/calls/staff-addresses";
import { makeApp } from "../../../src/server/app";
import { readConfig } from "../../../src/server/configuration/config";
import { readBoardStream } from "../../support/board-streams";
import { openClass } from "../../support/given-classes";
import { openRoomOf } from "../../support/rooms";
import { startServer } from "../../support/server-process";
import { minute, newKey, openSchool } from "../../support/sittings";

it(
  "two processes are one to a board: each brings what happens at the other, and when one is killed no event is lost",
  { timeout: 120_000 },
  async () => {
    const school = await openSchool();
    // the other process goes by the clock of the database
    school.now = Date.now();
    const ofClass = await openClass(school);
    await ofClass.member("Lin");
    const room = await openRoomOf(school, ofClass, { closes_at: school.now + 120 * minute });
    const app = await makeApp({ ...school.deps, config: readConfig({}), log: pino({ level: "silent" }) });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const here = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const dataDir = await mkdtemp(path.join(os.tmpdir(), "invigil-boards-"));
    const other = await startServer(dataDir, { DATABASE_URL: school.url });
    const note = async (base: string, text: string): Promise<void> => {
      const input = { room_id: room.room_id, idempotency_key: newKey(), seats: [], kind: "noise", text, at: 1 };
      const reply = await fetch(`${base}${staffAddresses.noteIncident.path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${ofClass.teacher.token}`, "content-type": "application/json" },
        body: JSON.stringify(input),
      });
      expect(((await reply.json()) as { code: number }).code).toBe(200);
    };
    const texts = (board: Awaited<ReturnType<typeof readBoardStream>>): unknown[] =>
      (board.board()?.events ?? []).flatMap(({ kind, facts }) => (kind === "incident" ? [facts["text"]] : []));

    const asked = { room_id: room.room_id };
    const atOther = await readBoardStream(other.url, ofClass.teacher.token, asked);
    const atThis = await readBoardStream(here, ofClass.teacher.token, asked);
    await Promise.all([atOther, atThis].map((board) => board.until(() => board.board() !== null)));
    await note(here, "at this one");
    await note(other.url, "at the other one");
    const both = ["at this one", "at the other one"];
    await Promise.all([atOther, atThis].map((board) => board.until(() => texts(board).length === 2)));
    expect([texts(atOther), texts(atThis)]).toEqual([both, both]);

    other.child.kill("SIGKILL");
    await atOther.over;
    await note(here, "while one was dead");
    const known = atOther.board();
    const again = await readBoardStream(here, ofClass.teacher.token, { ...asked, lastEventId: known?.seq ?? 0 }, known);
    await Promise.all([again, atThis].map((board) => board.until(() => texts(board).length === 3)));
    const now = { ...(await room.board()), server_time: 0 };
    expect([again, atThis].map((board) => ({ ...board.board(), server_time: 0 }))).toEqual([now, now]);
    expect(now.events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    again.close();
    atThis.close();
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  },
);
