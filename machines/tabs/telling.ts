import { enqueueActions, type ParameterizedObject } from "xstate";
import { isOtherList } from "./open-pages";
import type { TabsContext, TabsEmitted, TabsEvent } from "./tabs.events";

type Tell = (event: TabsEmitted) => void;

/** An action that changes the context and may emit events. */
export const telling = <Params extends ParameterizedObject["params"] | undefined = undefined>(
  change: (context: TabsContext, params: Params, tell: Tell) => Partial<TabsContext>,
) =>
  enqueueActions<TabsContext, TabsEvent, Params, TabsEvent, never, never, never, never, TabsEmitted>(
    ({ context, enqueue }, params) => {
      enqueue.assign(change(context, params, (event) => enqueue.emit(event)));
    },
  );

/** An action that changes the context and emits `tabs.changed` if the list of tabs differs. */
export const listing = <Params extends ParameterizedObject["params"] | undefined = undefined>(
  change: (context: TabsContext, params: Params) => Partial<TabsContext>,
) =>
  telling<Params>((context, params, tell) => {
    const next = change(context, params);
    if (next.tabs !== undefined && isOtherList(context.tabs, next.tabs)) tell({ type: "tabs.changed" });
    return next;
  });
