import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultThemeSettings } from "../../../../machines/appearance/theme-settings";
import { isSecretWord } from "../../../../src/web/console/drawer/secret";
import { sourceOf } from "../../../../src/web/console/drawer/settings-source";
import { ShufflingCover } from "../../../../src/web/console/drawer/ShufflingCover";
import { SourceCopyDialog } from "../../../../src/web/console/drawer/SourceCopyDialog";
import { ThemeRail } from "../../../../src/web/console/drawer/ThemeRail";
import { openOverlay, useOverlay } from "../../../../src/web/console/overlay";
import { hideToast, toastStore } from "../../../../src/web/ui/toasts";
import { showInConsole } from "./open";

const Open = () => <output>{useOverlay()}</output>;
const toasts = () => toastStore.get().map(({ tone, content }) => ({ tone, content }));
const enter = (word: string) => {
  fireEvent.change(screen.getByLabelText("Secret word"), { target: { value: word } });
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
};

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { key } of toastStore.get()) hideToast(key);
});

describe("the secret word", () => {
  it("is one word, however it is padded", async () => {
    expect(await Promise.all(["invigil", " invigil ", "Invigil", "", "invigi1"].map(isSecretWord))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("copying the source", () => {
  const copied: string[] = [];
  beforeEach(() => {
    copied.length = 0;
    vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  });

  it("asks for the word first", () => {
    showInConsole(<SourceCopyDialog />);
    fireEvent.click(screen.getByRole("button", { name: "Copy" }));
    expect(screen.getByRole("alert").textContent).toBe("Please enter the secret word");
    expect([copied, toasts()]).toEqual([[], []]);
  });

  it("closes by its button", () => {
    act(() => openOverlay("sourceCopy"));
    showInConsole(
      <>
        <SourceCopyDialog />
        <Open />
      </>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(document.querySelector("output")?.textContent).toBe("");
  });

  it("alerts on a wrong word and copies nothing", async () => {
    showInConsole(<SourceCopyDialog />);
    enter("letmein");
    await waitFor(() => expect(toasts()).toEqual([{ tone: "error", content: { fault: { code: "secretWrong" } } }]));
    expect(screen.getByRole("alert").textContent).toBe("The secret key is incorrect");
    expect(copied).toEqual([]);
    expect(screen.queryByRole("textbox", { name: "Source of the settings" })).toBeNull();
  });

  it("copies the settings that are shown, and shows them", async () => {
    const { appearance } = showInConsole(<SourceCopyDialog />, { settings: { layout: "float" } });
    act(() => appearance.send({ type: "setting.changed", change: { themeName: "ocean" } }));
    enter("invigil");
    const source = sourceOf({ ...defaultThemeSettings, layout: "float", themeName: "ocean" });
    const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Source of the settings" });
    expect([box.value, box.readOnly, copied]).toEqual([source, true, [source]]);
    expect(screen.getByRole("status").textContent).toBe("The source is copied. You can also take it from here.");
  });

  it("shows them also where the clipboard is not available", async () => {
    vi.stubGlobal("navigator", {});
    showInConsole(<SourceCopyDialog />);
    enter("invigil");
    await screen.findByText("The browser did not allow copying. Please take it from here.");
  });

  it("reports that the word cannot be checked", async () => {
    vi.stubGlobal("crypto", {});
    showInConsole(<SourceCopyDialog />);
    enter("invigil");
    await waitFor(() => expect(toasts().map(({ tone }) => tone)).toEqual(["error"]));
    expect(copied).toEqual([]);
  });
});

describe("the rail", () => {
  it("is there only where the setting asks for it", () => {
    const { appearance } = showInConsole(<ThemeRail />);
    expect(screen.queryByRole("button")).toBeNull();
    act(() => appearance.send({ type: "setting.changed", change: { showThemeSetting: true } }));
    expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Theme",
      "Random theme",
      "Copy source",
    ]);
  });

  it("opens the drawer and the source copy, and shuffles with a word about it for a second", () => {
    vi.useFakeTimers();
    const { shown } = showInConsole(
      <>
        <ThemeRail />
        <ShufflingCover />
        <Open />
      </>,
      { settings: { showThemeSetting: true } },
    );
    fireEvent.click(screen.getByRole("button", { name: "Theme" }));
    expect(document.querySelector("output")?.textContent).toBe("theme");
    fireEvent.click(screen.getByRole("button", { name: "Copy source" }));
    expect(document.querySelector("output")?.textContent).toBe("sourceCopy");
    fireEvent.click(screen.getByRole("button", { name: "Random theme" }));
    expect(shown().themeName).not.toBe("blue-black");
    expect(screen.getByText("Trying another look")).toBeTruthy();
    act(() => void vi.advanceTimersByTime(999));
    expect(screen.getByText("Trying another look")).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText("Trying another look")).toBeNull();
    vi.useRealTimers();
  });
});
