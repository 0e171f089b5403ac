import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import { queryClientFor } from "../../../src/web/site/query-client";

afterEach(() => onlineManager.setOnline(true));

it("reloads the visible data when the network is back, however fresh it seems", async () => {
  const client = queryClientFor("token");
  client.mount();
  let asked = 0;
  const observer = new QueryObserver(client, {
    queryKey: ["menuList"],
    queryFn: () => Promise.resolve((asked += 1)),
  });
  const unsubscribe = observer.subscribe(() => undefined);
  await expect.poll(() => asked).toBe(1);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.poll(() => asked).toBe(2);
  unsubscribe();
  client.unmount();
});
