/** Thrown where a backup cannot be taken or restored; `message` is one sentence for the person at the terminal. */
export class BackupFault extends Error {
  override readonly name = "BackupFault";
}

export const lacksRows = (table: string): BackupFault =>
  new BackupFault(`The backup's table ${table} has not all its rows.`);
