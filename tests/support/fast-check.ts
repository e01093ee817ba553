import fc from "fast-check";

/** The cases are the same in every run; another FAST_CHECK_SEED, a whole number, tries others. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20261121) });

export { fc };
