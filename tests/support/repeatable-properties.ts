import fc from "fast-check";

/** The same draws in each run, so that a red run is red again; `PROPERTY_SEED=<number>` looks elsewhere. */
fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? 1) });
