/**
 * What PDF.js replaces by its own for old browsers: many times slower, and the files of a worker share it. Node's own is
 * noted before anything else is loaded.
 */
const { parse, stringify } = JSON
const { push } = Array.prototype

export function putBackReplaced(): void {
  Object.assign(JSON, { parse, stringify })
  // not by Object.assign, after which every loop over a list's keys would meet it
  Object.defineProperty(Array.prototype, 'push', { value: push })
}
