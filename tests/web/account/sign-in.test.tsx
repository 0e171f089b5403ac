import { fireEvent, screen, waitFor } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { Profile } from "../../../machines/session/profile";
import { sessionMachine } from "../../../machines/session/session.machine";
import type { Credentials, SignInMethod } from "../../../machines/session/sign-in-methods";
import { faults } from "../../../src/contract/calls/faults";
import { SignInForm } from "../../../src/web/account/sign-in/SignInForm";
import { validateSignIn } from "../../../src/web/account/sign-in/validate-sign-in";
import { SessionProvider } from "../../../src/web/contexts/session-context";
import { show } from "../show";

const nothing = () => undefined;

async function open(signIn: (credentials: Credentials) => Promise<string | null>) {
  const sent: Credentials[] = [];
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreToken: fromPromise(async (): Promise<string | null> => null),
        authenticate: fromPromise<string | null, SignInMethod>(({ input }) => {
          if (input.by !== "password") throw new Error(`somebody came in by ${input.by}`);
          sent.push(input.credentials);
          return signIn(input.credentials);
        }),
        loadProfile: fromPromise(() => new Promise<Profile>(nothing)),
      },
      actions: { storeToken: nothing, clearStorage: nothing },
    }),
  ).start();
  await waitFor(() => expect(session.getSnapshot().hasTag("settled")).toBe(true));
  show(
    <SessionProvider value={session}>
      <SignInForm />
    </SessionProvider>,
  );
  return { sent, session };
}

const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
const alerts = () => screen.queryAllByRole("alert").map((alert) => alert.textContent);

describe("the sign-in form", () => {
  it("names missing entries beside each field, with the words of the specification", async () => {
    const { sent } = await open(async () => "t");
    expect([
      screen.getByLabelText("User name").getAttribute("placeholder"),
      screen.getByLabelText("Password").getAttribute("placeholder"),
    ]).toEqual(["Please enter one user name", "Please input a password"]);
    submit();
    expect(alerts()).toEqual(["The user name cannot be empty", "Please input a password"]);
    expect(document.activeElement).toBe(screen.getByLabelText("User name"));
    enter("User name", "ann");
    enter("Password", "12345");
    submit();
    expect(alerts()).toEqual(["The password cannot be less than 6 digits"]);
    expect(document.activeElement).toBe(screen.getByLabelText("Password"));
    expect(sent).toEqual([]);
  });

  it("sends the entries once", async () => {
    const { sent } = await open(() => new Promise(nothing));
    enter("User name", " ann ");
    enter("Password", "secret-1");
    submit();
    fireEvent.click(await screen.findByRole("button", { name: "Signing in" }));
    expect(sent).toEqual([{ username: "ann", password: "secret-1" }]);
  });

  it.each([
    [
      "a wrong password",
      { code: faults.credentialsWrong.code, status: 200, msg: "" },
      "The user name or password is not right.",
    ],
    ["no network", { code: "network" }, "Network busy, please try again later"],
    ["a server that fails", { code: "http", status: 502 }, "The gateway failed. Please try again later"],
  ])("says %s and keeps the fields", async (_, fault, words) => {
    await open(() => Promise.reject(fault));
    enter("User name", "ann");
    enter("Password", "secret-1");
    submit();
    await waitFor(() => expect(alerts()).toEqual([words]));
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("secret-1");
  });

  it("leaves it to a toast to report a login without a token in its reply", async () => {
    const { session } = await open(async () => null);
    enter("User name", "ann");
    enter("Password", "secret-1");
    submit();
    await waitFor(() => expect(session.getSnapshot().context.fault).toEqual({ code: "tokenMissing" }));
    expect([session.getSnapshot().value, alerts()]).toEqual(["loggedOut", []]);
  });

  it("shows the password on demand", async () => {
    await open(async () => "t");
    fireEvent.click(screen.getByRole("button", { name: "Show the password" }));
    expect(screen.getByLabelText("Password").getAttribute("type")).toBe("text");
  });
});

it("accepts exactly a user name and six characters or more", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (username, password) => {
      const problems = validateSignIn({ username, password });
      expect([problems.username !== undefined, problems.password !== undefined]).toEqual([
        username.trim() === "",
        password.length < 6,
      ]);
    }),
  );
});
