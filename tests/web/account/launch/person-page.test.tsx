import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { faultMessages } from "../../../../src/contract/calls/fault-messages";
import { LaunchPersonPage } from "../../../../src/web/account/launch/LaunchPersonPage";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { Refused, stubServer } from "../../open-page";
import { forgetLaunches, key, openLaunch, pendingLaunch } from "../../site/open-launch";

beforeAll(loadFaultWords);
forgetLaunches();

const pending = (name = "Ann Lee") => ({ pendingLaunch: () => pendingLaunch({ phase: "linking", name }) });
const facts = () => [...document.querySelectorAll("dt, dd")].map(({ textContent: text }) => text);

describe("the page that links an account", () => {
  it.each([
    ["en", ["At Moodle", "Ann Lee", "Here", "ann (ann)"], "Link this account"],
    ["zh", ["在 Moodle", "Ann Lee", "在本站", "ann (ann)"], "关联此账号"],
  ] as const)("shows both people and links them, in %s", async (language, shown, link) => {
    const { asked } = stubServer({ ...pending(), linkLaunch: () => ({ to: "/lti/enter?k=next" }) });
    const { left } = await openLaunch(LaunchPersonPage, `/launch/person?k=${key}`, language);
    const button = await screen.findByRole("button", { name: link });
    expect(facts()).toEqual(shown);
    fireEvent.click(button);
    await waitFor(() => expect(left).toEqual(["/lti/enter?k=next"]));
    expect(asked.filter(({ name }) => name === "linkLaunch")).toEqual([{ name: "linkLaunch", input: { key } }]);
  });

  it("says that the platform gives no name, and why an account cannot be linked", async () => {
    stubServer({
      ...pending(""),
      linkLaunch: () => {
        throw new Refused("personTaken");
      },
    });
    const { left } = await openLaunch(LaunchPersonPage, `/launch/person?k=${key}`);
    fireEvent.click(await screen.findByRole("button", { name: "Link this account" }));
    expect((await screen.findByRole("alert")).textContent).toBe(faultMessages.personTaken.en);
    expect([facts()[1], left]).toEqual(["No name given", []]);
  });

  it("signs out for another account", async () => {
    const { asked } = stubServer({ ...pending(), logout: () => ({}) });
    await openLaunch(LaunchPersonPage, `/launch/person?k=${key}`);
    fireEvent.click(await screen.findByRole("button", { name: "Use another account" }));
    await waitFor(() => expect(facts()[3]).toBe(""));
    expect(asked.some(({ name }) => name === "linkLaunch")).toBe(false);
  });

  it("says that a launch is over", async () => {
    stubServer({
      pendingLaunch: () => {
        throw new Refused("launchUnknown");
      },
    });
    await openLaunch(LaunchPersonPage, `/launch/person?k=${key}`);
    const { textContent: over } = await screen.findByRole("heading", { level: 1 });
    expect(over).toBe(faultMessages.launchUnknown.en);
  });

  it("says that an address without a key opens nothing", async () => {
    const { asked } = stubServer({});
    await openLaunch(LaunchPersonPage, "/launch/person");
    const { textContent: text } = await screen.findByRole("heading", { level: 1 });
    expect([text, asked]).toEqual(["This page is opened by a link on your learning platform", []]);
  });
});
