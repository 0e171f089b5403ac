import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Language } from "../../../src/contract/item/content";
import type { RoomCards } from "../../../src/contract/rooms/rooms";
import { CardsPage } from "../../../src/web/studio/room-cards/CardsPage";
import { Refused, stubServer, type Asked } from "../open-page";
import { openStudio } from "./open-studio";

const none: RoomCards = {
  class_name: "5A",
  title: { en: "Fractions", zh: "分数" },
  phase: "admitting",
  made_at: null,
  cards: [],
};
const made: RoomCards = {
  ...none,
  made_at: Date.UTC(2026, 10, 28, 9),
  cards: [
    { seat_id: "s1", name: "Lin", code: "7KQM2XPR" },
    { seat_id: "s2", name: "Mei", code: "9TVA0B1C" },
  ],
};

let cards: RoomCards;
let isRefused: boolean;
let asked: readonly Asked[];
beforeEach(() => {
  [cards, isRefused] = [none, false];
  ({ asked } = stubServer({
    roomCards: () => cards,
    makeCards: () => {
      if (isRefused) throw new Refused("roomElsewhere");
      cards = made;
      return { seq: 3, phase: "admitting", refused: [] };
    },
  }));
});
afterEach(cleanup);

const open = (language?: Language) => openStudio(CardsPage, "/room/cards?room_id=r1", { language });
const shown = () =>
  within(screen.getByRole("list", { name: "Cards" }))
    .getAllByRole("listitem")
    .map((card) => [card.textContent, within(card).getByRole("img").getAttribute("aria-label")]);
const commands = () => asked.filter(({ name }) => name === "makeCards").map(({ input }) => input["room_id"]);

it("makes a card for each seat, with name, code and QR code, and prints them", async () => {
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Make the cards" }));
  await screen.findByRole("list", { name: "Cards" });
  const how = `Open ${window.location.host}/join and type this code, or scan the square.`;
  expect(shown()).toEqual([
    [`LinFractions · 5A7KQM-2XPR${how}`, "QR code of Lin"],
    [`MeiFractions · 5A9TVA-0B1C${how}`, "QR code of Mei"],
  ]);
  expect(commands()).toEqual(["r1"]);
  const print = vi.fn();
  vi.stubGlobal("print", print);
  fireEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledTimes(1);
});

it("asks before the cards that were handed out stop working", async () => {
  cards = made;
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Make new cards" }));
  const dialog = screen.getByRole("dialog");
  expect(dialog.textContent).toContain("open nothing any more");
  fireEvent.click(within(dialog).getByRole("button", { name: "Keep these cards" }));
  expect(commands()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Make new cards" }));
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Make new cards" }));
  await vi.waitFor(() => expect(commands()).toEqual(["r1"]));
});

it("says why no cards can be made", async () => {
  isRefused = true;
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Make the cards" }));
  expect(await screen.findByText(/at another step by now/)).toBeTruthy();
});

it("has none for a room that is over, in Chinese too", async () => {
  cards = { ...none, phase: "ended" };
  await open("zh");
  expect(await screen.findByText("考场已结束")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "制作卡片" })).toBeNull();
});
