import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { createAtom } from "@tanstack/store";
import { act, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { SiteConfig } from "../../../src/contract/account";
import { readConfig } from "../../../src/server/config";
import { Watermark } from "../../../src/web/exam/aids/Watermark";
import { SessionProvider } from "../../../src/web/site/session-context";
import { SiteProvider } from "../../../src/web/site/site-context";
import { VisitorProvider } from "../../../src/web/site/visitor-context";
import { getSystem } from "../../../src/web/theme/system";
import { noVisit } from "../no-visit";
import { people, sessionOf } from "../sitting/frame";
import "./screen";

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const shown = async (site: Partial<SiteConfig>) => {
  const session = sessionOf(people.ann);
  const config = { ...readConfig({}).site, ...site } as SiteConfig;
  const { container } = render(
    <ChakraProvider value={getSystem()}>
      <SiteProvider value={createAtom<SiteConfig | null>(config)}>
        <SessionProvider value={session}>
          <VisitorProvider value={noVisit}>
            <Watermark />
          </VisitorProvider>
        </SessionProvider>
      </SiteProvider>
    </ChakraProvider>,
  );
  await waitFor(() => expect(container.querySelector("svg")).not.toBeNull());
  await act(async () => session.stop());
  const mark = container.querySelector("[data-watermark]");
  return {
    name: mark?.querySelector("text")?.textContent,
    picture: mark?.querySelector("image")?.getAttribute("href") ?? null,
    isHidden: mark?.getAttribute("aria-hidden"),
  };
};
const pictures = { watermark_img: "/media/student.svg", watermark_img_teacher: "/media/teacher.svg" };

it("is the name of who sits, and the students' picture unless the browser says otherwise", async () => {
  expect(await shown(pictures)).toEqual({ name: "ann", picture: "/media/student.svg", isHidden: "true" });
  localStorage.setItem("visible_type", "1");
  expect((await shown(pictures)).picture).toBe("/media/student.svg");
});

it("is the teachers' picture for any other visible_type, and the name alone where the site has none", async () => {
  localStorage.setItem("visible_type", "2");
  expect((await shown(pictures)).picture).toBe("/media/teacher.svg");
  expect(await shown({})).toEqual({ name: "ann", picture: null, isHidden: "true" });
});
