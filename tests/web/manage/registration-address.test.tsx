import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { addresses } from "../../../src/contract/calls/addresses";
import { RegistrationAddress } from "../../../src/web/manage/integrations/RegistrationAddress";
import { show } from "../show";

const until = Date.UTC(2026, 10, 21, 10, 30);
let made = 0;
let code = 200;
const sent: string[] = [];

beforeEach(() => {
  made = 0;
  code = 200;
  sent.length = 0;
  vi.stubGlobal("fetch", async (request: string) => {
    const { pathname } = new URL(request, "http://localhost");
    sent.push(pathname);
    if (pathname === addresses.inviteLti.path) made += 1;
    const data = { address: `https://invigil.example/lti/register?k=secret-${made}`, until };
    return new Response(JSON.stringify({ code, msg: "", data: code === 200 ? data : {} }), {
      headers: { "content-type": "application/json" },
    });
  });
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RegistrationAddress />
    </QueryClientProvider>,
  );
});

it("shows an address only once it is made, and renews the list of platforms from then on", async () => {
  expect(screen.queryByText(/lti\/register/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Make a registration address" }));
  expect(await screen.findByText("https://invigil.example/lti/register?k=secret-1")).toBeTruthy();
  await waitFor(() => expect(sent).toEqual([addresses.inviteLti.path, addresses.ltiRegistrations.path]));
  fireEvent.click(screen.getByRole("button", { name: "Make another address" }));
  expect(await screen.findByText("https://invigil.example/lti/register?k=secret-2")).toBeTruthy();
  expect(screen.queryByText(/secret-1/)).toBeNull();
});

it("says why there is none", async () => {
  code = 403;
  fireEvent.click(screen.getByRole("button", { name: "Make a registration address" }));
  expect((await screen.findByRole("alert")).textContent).toBe("You do not have access to this.");
  expect(screen.queryByText(/lti\/register/)).toBeNull();
});
