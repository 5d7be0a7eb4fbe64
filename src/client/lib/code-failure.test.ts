import { expect, test } from 'vitest'
import { isCodeFailure } from './code-failure.ts'

test.each([
  'Failed to fetch dynamically imported module: https://posts.example/assets/history-screen-Ab12.js',
  'error loading dynamically imported module: https://posts.example/assets/history-screen-Ab12.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/history-screen-Ab12.css',
  "'text/html' is not a valid JavaScript MIME type.",
])('%s: code that could not be fetched', (message) => {
  expect(isCodeFailure(new TypeError(message))).toBe(true)
})

test.each([
  new TypeError("Cannot read properties of null (reading 'length')"),
  new TypeError('Failed to fetch'),
  new Error('404: not found'),
  'Failed to fetch dynamically imported module',
  null,
])('%s: a bug', (reason) => {
  expect(isCodeFailure(reason)).toBe(false)
})
