import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { act, render, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { showWatermark } from "../../../src/web/app/watermark";
import { SessionProvider } from "../../../src/web/contexts/session-context";
import { VisitorProvider } from "../../../src/web/contexts/visitor-context";
import { Watermark } from "../../../src/web/exam/overlays/Watermark";
import { getSystem } from "../../../src/web/theme/system";
import { noVisit } from "../no-visit";
import { people, sessionOf } from "../sitting/frame";
import "./screen";

it("is the student's name; the site's picture belongs to the page", async () => {
  const session = sessionOf(people.ann);
  const { container } = render(
    <ChakraProvider value={getSystem()}>
      <SessionProvider value={session}>
        <VisitorProvider value={noVisit}>
          <Watermark />
        </VisitorProvider>
      </SessionProvider>
    </ChakraProvider>,
  );
  await waitFor(() => expect(container.querySelector("svg")).not.toBeNull());
  await act(async () => session.stop());
  const mark = container.querySelector("[data-watermark]");
  expect([mark?.querySelector("text")?.textContent, mark?.getAttribute("aria-hidden")]).toEqual(["ann", "true"]);
  expect(mark?.querySelector("image")).toBeNull();
  // below everything with a background: options, figures, dialogs
  const { zIndex, pointerEvents } = getComputedStyle(mark as Element);
  expect([zIndex, pointerEvents]).toEqual(["-1", "none"]);
});

it("of the site lies under whatever has a ground of its own, too", () => {
  showWatermark(document, "/mark.png");
  const mark = document.getElementById("watermark");
  expect([mark?.style.zIndex, mark?.style.pointerEvents]).toEqual(["-1", "none"]);
  showWatermark(document, "");
  expect(document.getElementById("watermark")).toBeNull();
});
