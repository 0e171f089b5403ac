import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { BoardSeat } from "../../../../src/contract/rooms/rooms";
import { RoomPage } from "../../../../src/web/studio/rooms/RoomPage";
import { openStudio } from "../open-studio";
import { boardOf, RoomServer, seatOf, sitting } from "./room-server";

const key = expect.stringMatching(/^[\w-]{36}$/);
const inDialog = () => within(screen.getByRole("dialog", { hidden: true }));
const inDialogButton = (name: string) => inDialog().getByRole<HTMLButtonElement>("button", { name, hidden: true });
const type = (label: string, value: string) =>
  fireEvent.change(inDialog().getByLabelText(label), { target: { value } });

const words = {
  en: {
    reopen: "Let go on after handing in",
    lead: "The sitting is open again where it ended, with all that was answered. At least this time is left then.",
    minutes: "Minutes",
    reason: "Reason, if any",
    done: "Done: Let Amy go on.",
    submit: "Hand in for the student",
    name: "Type the name: Amy",
    wrong: "That is not the name of this student: Amy",
    none: "Nobody of them has handed in.",
  },
  zh: {
    reopen: "交卷后准许续考",
    lead: "作答在结束处重新打开，已答内容保留，至少剩余以下时间。",
    minutes: "分钟",
    reason: "原因（可不填）",
    done: "已完成：准许续考：Amy。",
    submit: "代为交卷",
    name: "请输入姓名：Amy",
    wrong: "姓名与该学生不符：Amy",
    none: "没有已交卷的学生。",
  },
} as const;

describe.each(["en", "zh"] as const)("the question before (%s)", (language) => {
  const say = words[language];
  const open = async (seat: BoardSeat) => {
    const server = new RoomServer(boardOf({}, [seat]));
    await openStudio(RoomPage, "/room?room_id=r1", { permission: ["room.invigilate", "room.time"], language });
    fireEvent.click(await screen.findByRole("button", { name: "Amy" }));
    return server;
  };

  it("letting a student go on says what is kept, and sends the least time with the reason", async () => {
    const server = await open(seatOf("Amy", { phase: "handedIn", handed_in_by: "time", answered: 12, total: 30 }));
    fireEvent.click(inDialogButton(say.reopen));
    inDialog().getByText(say.lead);
    const minutes = inDialog().getByLabelText(say.minutes, { selector: "input" });
    fireEvent.change(minutes, { target: { value: "0" } });
    expect(inDialogButton(say.reopen).disabled).toBe(true);
    fireEvent.change(minutes, { target: { value: "12" } });
    type(say.reason, " pressed too early ");
    fireEvent.click(inDialogButton(say.reopen));
    await screen.findByText(say.done);
    expect(server.sent()).toEqual([
      ["reopenSeat", { seat_id: "seat-Amy", ms: 720_000, reason: "pressed too early", idempotency_key: key }],
    ]);
  });

  it("letting a student go on is not asked before the hand-in", async () => {
    const server = await open(sitting("Amy"));
    const button = inDialogButton(say.reopen);
    expect([button.getAttribute("aria-disabled"), button.title]).toEqual(["true", say.none]);
    fireEvent.click(button);
    inDialog().getByText(say.none);
    expect(server.sent()).toEqual([]);
  });

  it("handing in says that a name is not the student's, not while it is being typed", async () => {
    await open(sitting("Amy"));
    fireEvent.click(inDialogButton(say.submit));
    type(say.name, "am");
    expect(inDialog().queryByText(say.wrong)).toBeNull();
    type(say.name, "Ann");
    inDialog().getByText(say.wrong);
    expect(inDialogButton(say.submit).disabled).toBe(true);
    type(say.name, "AMY");
    expect([inDialog().queryByText(say.wrong), inDialogButton(say.submit).disabled]).toEqual([null, false]);
  });
});
