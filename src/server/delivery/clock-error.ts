/** A device's reckoning of the server's clock may be ahead by so much, in ms. */
export const clockErrorMs = 2_000;
