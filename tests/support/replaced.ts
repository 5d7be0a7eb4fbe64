/**
 * PDF.js replaces these functions by its own, for old browsers. They are many times slower, and all files of a worker
 * would go on with them. Node's own are kept here before anything else is loaded.
 */
const { parse, stringify } = JSON
const { push } = Array.prototype

export function putBackReplaced(): void {
  Object.assign(JSON, { parse, stringify })
  // not by Object.assign, after which every loop over a list's keys would meet it
  Object.defineProperty(Array.prototype, 'push', { value: push })
}
