import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { OutgoingSection } from "../../../../src/web/manage/integrations/OutgoingSection";
import { show } from "../../show";
import { outgoing, platformServer } from "./platforms";

const open = (language: "en" | "zh") =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OutgoingSection />
    </QueryClientProvider>,
    language,
  );
const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent: text }) => text));
const fault = { code: "platformAnswered", facts: { host: "moodle.example", status: "503", text: "later" } };
const open3 = [
  outgoing("o1", { state: "dead", tries: 48, fault }),
  outgoing("o2", { state: "dead", tries: 1, name: "Ben", fault: { code: "lineItemGone", facts: {} } }),
  outgoing("o3", { name: "Lin" }),
];
const serve = () =>
  platformServer([], {
    outgoingList: ({ state }) => ({
      list:
        state === "delivered"
          ? [outgoing("o4", { state: "delivered", tries: 0 })]
          : state === "dead"
            ? open3.slice(0, 2)
            : open3,
      totals: { dead: 2, waiting: 1, delivered: 1 },
    }),
    resendOutgoing: ({ outgoing_ids: ids }) => ({ sent_again: (ids as string[]).length }),
  });

describe("what goes out to platforms", () => {
  it.each([
    [
      "en",
      ["Given up48 failed triesmoodle.example did not take it, with the status 503: later", "Send again"],
      "Delivered · 1",
      "Delivered",
    ],
    ["zh", ["已放弃48 次未成功moodle.example 未接受，状态 503：later", "重新发送"], "已送达 · 1", "已送达"],
  ] as const)("is shown with its state and fault, in %s", async (language, [state, again], chip, delivered) => {
    serve();
    open(language);
    await screen.findByText("Lin");
    expect(rows()[0]).toEqual(["Mia", "Moodle", state, "–", again]);
    fireEvent.click(screen.getByText(chip));
    await waitFor(() => expect(rows()).toEqual([["Mia", "Moodle", delivered, "–", ""]]));
  });

  it("is sent again, one or all that were given up", async () => {
    const { asked } = serve();
    open("en");
    fireEvent.click(await screen.findByRole("button", { name: "Send again: Ben, Moodle" }));
    const sent = () => asked.filter(({ name }) => name === "resendOutgoing").map(({ input }) => input);
    await waitFor(() => expect(sent()).toEqual([{ outgoing_ids: ["o2"] }]));
    const all = screen.getByRole("button", { name: "Send all 2 again" });
    await waitFor(() => expect(all.getAttribute("aria-disabled")).not.toBe("true"));
    fireEvent.click(all);
    await waitFor(() => expect(sent()).toEqual([{ outgoing_ids: ["o2"] }, { outgoing_ids: ["o1", "o2"] }]));
  });
});
