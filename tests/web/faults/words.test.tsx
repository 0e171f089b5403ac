import { act } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Fault } from "../../../machines/support/fault";
import { Cover } from "../../../src/web/ui/Cover";
import { useFaultText, useToastText } from "../../../src/web/ui/fault-text";
import { loadFaultWords } from "../../../src/web/ui/fault-words";
import { coverPage } from "../../../src/web/ui/page-cover";
import { show } from "../show";

function Words({ fault }: { readonly fault: Fault }) {
  return (
    <>
      <p>{useFaultText()(fault)}</p>
      <p>{useToastText()(fault)}</p>
    </>
  );
}

beforeAll(loadFaultWords);

/** In place, and as a toast. */
const said = (fault: Fault, language: "zh" | "en"): (string | null)[] =>
  [...show(<Words fault={fault} />, language).container.querySelectorAll("p")].map((line) => line.textContent);

describe("the words of a fault", () => {
  it.each<[string, Fault, "zh" | "en", string, string]>([
    [
      "our own code, in the language of now",
      { code: 100_101, status: 200, msg: "用户名或密码不正确。" },
      "en",
      "The user name or password is not right.",
      "用户名或密码不正确。",
    ],
    [
      "our own code without words",
      { code: 100_102, status: 200, msg: "" },
      "zh",
      "该账号已停用，请联系老师。",
      "该账号已停用，请联系老师。",
    ],
    ["another code with words", { code: 777, status: 200, msg: "Come back" }, "zh", "Come back", "Come back"],
    [
      "another code without words",
      { code: 410, status: 200, msg: "" },
      "en",
      "This has been deleted for good",
      "This has been deleted for good",
    ],
    [
      "a code that is no number",
      { code: -1, status: 200, msg: "" },
      "zh",
      "出了点问题，请再试一次",
      "出了点问题，请再试一次",
    ],
    [
      "a bare status",
      { code: "http", status: 503 },
      "en",
      "The service is not available now. Please try again later",
      "The service is not available now. Please try again later",
    ],
    [
      "a bare status that has no words",
      { code: "http", status: 418 },
      "zh",
      "服务器返回了状态 418，请稍后再试",
      "服务器返回了状态 418，请稍后再试",
    ],
    [
      "a status that HTTP alone has words for",
      { code: "http", status: 418, statusText: "I'm a Teapot" },
      "zh",
      "I'm a Teapot",
      "I'm a Teapot",
    ],
    [
      "a code without words, by the words of HTTP",
      { code: 777, status: 418, msg: "", statusText: "I'm a Teapot" },
      "en",
      "I'm a Teapot",
      "I'm a Teapot",
    ],
    [
      "a status that both have words for",
      { code: "http", status: 503, statusText: "Service Unavailable" },
      "zh",
      "服务暂不可用，请稍后再试",
      "服务暂不可用，请稍后再试",
    ],
    [
      "a late answer",
      { code: "timeout" },
      "en",
      "The server took too long to answer. Please try again later",
      "The server took too long to answer. Please try again later",
    ],
  ])("%s", (_, fault, language, inPlace, asToast) => {
    expect(said(fault, language)).toEqual([inPlace, asToast]);
  });
});

it("says what can be done about a lost network by whether the browser knows that there is none", () => {
  let isOnline = false;
  const online = vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  const { container } = show(<Words fault={{ code: "network" }} />, "en");
  const lines = () => [...container.querySelectorAll("p")].map((line) => line.textContent);
  const offline = lines();
  act(() => {
    isOnline = true;
    window.dispatchEvent(new Event("online"));
  });
  online.mockRestore();
  const [without, busy] = [
    "You are offline. Try again when the network is back.",
    "Network busy, please try again later",
  ];
  expect([offline, lines()]).toEqual([
    [without, without],
    [busy, busy],
  ]);
});

it("covers the page until the last that asked for it is done", () => {
  const { container } = show(<Cover />, "zh");
  const texts = [container.textContent];
  const read = (step: () => void) => {
    act(step);
    texts.push(container.textContent);
  };
  let uncover: (() => void)[] = [];
  read(() => (uncover = [coverPage(), coverPage()]));
  read(() => uncover[0]?.());
  read(() => uncover[0]?.());
  read(() => uncover[1]?.());
  expect(texts).toEqual(["", "正在加载", "正在加载", "正在加载", ""]);
});
