import fc from 'fast-check';

/** Whoever runs the tests sees the same draws, so that what fails once fails again. `SEED=<any number>` draws others. */
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 916) });
