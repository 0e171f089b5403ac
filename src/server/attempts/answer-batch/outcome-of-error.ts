import { sqlStateOf } from "../../db/failure";

/** SQLSTATE classes that tell of the database and not of the operation: connection, resources, operator, system. */
const unavailable = /^(08|25|53|55|57|58)/;

/** The outcome of an operation that the database cannot do as it stands; throws what tells of the database itself. */
export const outcomeOfError =
  <Outcome>(outcome: Outcome) =>
  (error: unknown): Outcome => {
    const state = sqlStateOf(error);
    if (state === null || unavailable.test(state)) throw error;
    return outcome;
  };
