import { act, render } from "@testing-library/react";
import { Suspense, type ComponentType } from "react";
import { expect, it, vi } from "vitest";
import { lazyPart } from "../../../src/web/loading/lazy-part";

interface Props {
  readonly name: string;
}

const Greeting = ({ name }: Props) => <p>Hello, {name}</p>;

const asked = () => {
  let come = (): void => undefined;
  const chunk = new Promise<{ readonly Greeting: ComponentType<Props> }>((resolve) => {
    come = () => resolve({ Greeting });
  });
  const load = vi.fn(() => chunk);
  return { Part: lazyPart(load, "Greeting"), load, come };
};

const shown = (Part: ComponentType<Props>) => (
  <Suspense fallback="…">
    <Part name="Ann" />
  </Suspense>
);

it("shows its fallback until its chunk is loaded, which is requested once, without a warning of React", async () => {
  const { Part, load, come } = asked();
  const told = vi.spyOn(console, "error");
  const { container, rerender } = await act(async () => render(shown(Part)));
  expect(container.textContent).toBe("…");
  await act(async () => come());
  expect(container.textContent).toBe("Hello, Ann");
  rerender(shown(Part));
  expect([container.textContent, load.mock.calls.length, told.mock.calls]).toEqual(["Hello, Ann", 1, []]);
});

it("is shown immediately where it was fetched before", async () => {
  const { Part, come } = asked();
  come();
  await Part.preload();
  expect(render(shown(Part)).container.textContent).toBe("Hello, Ann");
});
