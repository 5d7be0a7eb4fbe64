import { expect, test } from 'vitest'
import { findSlowTexts } from '../../tests/support/hostile-checks.ts'
import { groupDigits, tidyExpiry } from './features/billing/paying/test-card.ts'
import { splitPosts } from './features/settings/author-voice/split-posts.ts'
import { readRows } from './features/visuals/properties/chart-rows.ts'
import { parseNumber } from './features/visuals/properties/read-number.ts'
import { safeFileName } from './lib/safe-file-name.ts'

/** Whatever is typed or pasted into a field, the page answers in a time that grows with it. */

test.each<[string, number, (text: string) => unknown]>([
  ['the name of a file', 20_000, (text) => safeFileName(text, 'post')],
  ['the rows of a chart', 20_000, (text) => readRows(text, ',')],
  ['a number', 20_000, parseNumber],
  ['a card', 20_000, (text) => [groupDigits(text), tidyExpiry(text)]],
  ['posts, one after the other', 20_000, splitPosts],
])('no text holds up %s', (_, characters, read) => {
  expect(findSlowTexts(characters, read)).toEqual([])
})
