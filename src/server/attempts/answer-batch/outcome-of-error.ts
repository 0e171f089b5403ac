import { sqlStateOf } from "../../db/failure";

/** SQLSTATE classes that concern the database and not the operation: connection, resources, operator, system. */
const unavailable = /^(08|25|53|55|57|58)/;

/** Returns `outcome` for an SQL error that the operation itself caused; throws any other error again. */
export const outcomeOfError =
  <Outcome>(outcome: Outcome) =>
  (error: unknown): Outcome => {
    const state = sqlStateOf(error);
    if (state === null || unavailable.test(state)) throw error;
    return outcome;
  };
