/**
 * PDF.js replaces these functions with its own, for old browsers. They are many times slower, and all files of a worker
 * would use them. Node's own are saved here before anything else is loaded.
 */
const { parse, stringify } = JSON
const { push } = Array.prototype

export function putBackReplaced(): void {
  Object.assign(JSON, { parse, stringify })
  // not with Object.assign, whose properties would appear in every loop over a list's keys
  Object.defineProperty(Array.prototype, 'push', { value: push })
}
