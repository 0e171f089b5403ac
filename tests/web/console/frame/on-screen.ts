import { act, fireEvent, screen, within } from "@testing-library/react";

const menu = () => screen.getByRole("navigation", { name: "Main menu" });
/** Words of the menu's entries that are on screen. */
export const shown = () =>
  within(menu())
    .getAllByRole("link")
    .filter((link) => link.closest("[hidden]") === null)
    .map((link) => link.textContent);
/** The texts of the menu entries marked for the page on screen. */
export const marked = () => [...menu().querySelectorAll("[data-active]")].map((one) => one.textContent);
/** Of each part of the breadcrumb its words, its address and whether it is the page itself. */
export const crumbs = () =>
  within(screen.getByRole("navigation", { name: "Where you are" }))
    .getAllByRole("listitem")
    .map((item) => [
      item.textContent,
      item.querySelector("a")?.getAttribute("href") ?? null,
      item.querySelector("[aria-current]")?.getAttribute("aria-current") ?? null,
    ]);
export const press = (name: string | RegExp, role: "button" | "link" = "button") =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })));
export const frame = () => document.querySelector<HTMLElement>("div[data-layout]");
/** Sizes of the frame: width of the sidebar, height of the tabs, height of everything fixed at the top. */
export const sizes = () => ["--side", "--tabs", "--iv-top"].map((name) => frame()?.style.getPropertyValue(name));
