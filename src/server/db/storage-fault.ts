/** Thrown where the database cannot be used as it is; `message` is one sentence for the person at the terminal. */
export class StorageFault extends Error {
  override readonly name = "StorageFault";
}
