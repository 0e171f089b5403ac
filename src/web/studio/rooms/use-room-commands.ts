import { useMutation, useMutationState, useQueryClient, type Mutation } from "@tanstack/react-query";
import { useState } from "react";
import { asFault, type Fault } from "../../../../machines/support/fault";
import type { RoomCommandResult } from "../../../contract/rooms/room-commands";
import type { RoomCommand } from "./room-command";

/** A command that was sent, and what became of it. */
export interface SentCommand {
  readonly command: RoomCommand;
  /** null: no reply yet. */
  readonly result: RoomCommandResult | null;
  /** Why it failed; null: it did not, or the sign-in had ended. */
  readonly fault: Fault | null;
}

type Sent = Mutation<RoomCommandResult, Fault, RoomCommand>;

const unanswered = (command: RoomCommand): SentCommand => ({ command, result: null, fault: null });

const undoneOf = ({ state: { variables, data } }: Sent): RoomCommand[] =>
  variables === undefined || data !== undefined ? [] : [variables];

/**
 * Sends the commands of this window to a room, and remembers those that have failed until they are done or left;
 * `onAnswered` once one has been answered or has failed. `interrupted`: those of the sign-in before, which wait with
 * the failed ones.
 */
export function useRoomCommands(roomId: string, interrupted: readonly RoomCommand[], onAnswered: () => void) {
  const [waiting, setWaiting] = useState(interrupted);
  const queries = useQueryClient();
  const mutationKey = ["roomCommand", roomId];
  const { mutate: run } = useMutation<RoomCommandResult, Fault, RoomCommand>({
    mutationKey,
    networkMode: "always",
    onSettled: onAnswered,
    mutationFn: (command) =>
      command.send().catch((thrown: unknown): never => {
        throw asFault(thrown);
      }),
  });
  const sent = useMutationState({
    filters: { mutationKey },
    select: (mutation): SentCommand | null => {
      const { variables: command, data = null, error } = (mutation as unknown as Sent).state;
      return command === undefined ? null : { command, result: data, fault: error };
    },
  }).filter((one) => one !== null);
  const leave = ({ key }: RoomCommand): void => {
    setWaiting((all) => all.filter((one) => one.key !== key));
    const cache = queries.getMutationCache();
    for (const mutation of cache.findAll({ mutationKey }))
      if ((mutation as unknown as Sent).state.variables?.key === key) cache.remove(mutation);
  };
  return {
    run: (command: RoomCommand): void => run(command),
    /** The last command that the server has answered; null: none, or it was left. */
    last: sent.findLast(({ result }) => result !== null) ?? null,
    failed: [...waiting.map(unanswered), ...sent.filter(({ fault }) => fault !== null)],
    /** Those that were sent and are not known to be done. */
    undone: (): readonly RoomCommand[] => [
      ...waiting,
      ...queries
        .getMutationCache()
        .findAll({ mutationKey })
        .flatMap((mutation) => undoneOf(mutation as unknown as Sent)),
    ],
    isSending: sent.some(({ result, fault }) => result === null && fault === null),
    leave,
    /** Sends a command again by the same key. */
    retry: (command: RoomCommand): void => {
      leave(command);
      run(command);
    },
  };
}
export type RoomCommands = ReturnType<typeof useRoomCommands>;
