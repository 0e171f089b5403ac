import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeAccountInput, saveNoticeInput, type AuthoredNotice } from "../../../src/contract/site/site-admin";
import { fieldsOf, noticeInput, noticeProblems } from "../../../src/web/manage/notices/notice-draft";
import { accountInput, accountProblems, emptyAccount, passwordFrom } from "../../../src/web/manage/users/account-draft";

const now = Date.UTC(2026, 10, 21, 9, 0, 30);
const newId = "0190a5b0-0000-7000-8000-000000000001";

const written: AuthoredNotice = {
  notice_id: newId,
  revision: 3,
  text: { en: "Closed" },
  image: "",
  role: ["teacher"],
  valid_from: now,
  valid_until: null,
  written_by: "Ann",
  written_at: now,
  changed_at: now,
  withdrawn_at: null,
};

describe("a notice as it is typed", () => {
  it("begins now where no time is given, in the languages that have words", () => {
    const fields = { ...fieldsOf(null), zh: " 放假 " };
    expect([noticeProblems(fields, null, now), noticeInput(fields, null, { now, newId })]).toEqual([
      {},
      { notice_id: newId, revision: 0, text: { zh: "放假" }, image: "", role: [], valid_from: now, valid_until: null },
    ]);
  });

  it("keeps the seconds of its start while that field is unchanged", () => {
    expect(noticeInput(fieldsOf(written), written, { now: now + 90_000, newId: "other" })).toEqual({
      notice_id: newId,
      revision: 3,
      text: { en: "Closed" },
      image: "",
      role: ["teacher"],
      valid_from: now,
      valid_until: null,
    });
  });

  it("reports problems by field", () => {
    const past = fieldsOf({ ...written, valid_until: now - 60_000 });
    expect(noticeProblems({ ...past, en: " ", image: "https://a.example/x" }, written, now)).toEqual({
      zh: "notices.textMissing",
      image: "notices.image.wrong",
      until: "notices.untilWrong",
    });
  });

  it("is accepted by the contract wherever it has no error", () => {
    const text = fc.string({ maxLength: 20 });
    const time = fc.constantFrom("", "2026-11-20T10:00", "2026-11-22T10:00", "2027-01-01T00:00");
    const role = fc.subarray(["student", "teacher", "admin"] as const);
    const image = fc.constantFrom("", "/uploads/a.png", "//x", "https://a.example/b.png");
    fc.assert(
      fc.property(fc.record({ zh: text, en: text, image, from: time, until: time, role }), (fields) => {
        const isFine = Object.keys(noticeProblems(fields, null, now)).length === 0;
        expect(saveNoticeInput.safeParse(noticeInput(fields, null, { now, newId })).success || !isFine).toBe(true);
      }),
    );
  });
});

describe("an account as it is typed", () => {
  it("reports problems by field, as the contract does", () => {
    expect(accountProblems({ ...emptyAccount, role: [] })).toEqual({
      username: "users.usernameWrong",
      nickname: "users.nicknameWrong",
      role: "users.roleNone",
    });
    const word = fc.constantFrom("", "abc", "river7", "river-stone-7", "12345678", "lettersonly", "A1".repeat(4));
    const username = fc.constantFrom("ann", "anna_1", "a-b-c-d", "x".repeat(33));
    const nickname = fc.constantFrom("Ann", " ", "null", " 李华 ");
    fc.assert(
      fc.property(fc.record({ password: word, username, nickname }), (typed) => {
        const fields = { ...emptyAccount, ...typed };
        const isFine = Object.keys(accountProblems(fields)).length === 0;
        expect(makeAccountInput.safeParse(accountInput(fields)).success).toBe(isFine);
      }),
    );
  });

  it("gets a strong password for any random numbers", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffffffff), { minLength: 12, maxLength: 12 }), (random) => {
        const password = passwordFrom(random);
        expect(password).toMatch(/^(?:[a-z]{3}[2-9]-){2}[a-z]{3}[2-9]$/);
        expect(accountProblems({ ...emptyAccount, username: "anna", nickname: "A", password })).toEqual({});
      }),
    );
  });
});
