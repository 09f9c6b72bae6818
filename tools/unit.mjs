/** A part of a suite that Vitest runs, with what each of its files took. */
export const unit = (name, ...options) => ({
  name,
  run: ['vitest', 'run', ...options, '--silent=passed-only', '--reporter=default', '--reporter=./tools/times/unit.mjs'],
});
