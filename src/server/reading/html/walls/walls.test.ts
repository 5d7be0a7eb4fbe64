import { expect, test } from 'vitest'
import { articlesAboutWalls } from '../../../../../tests/fixtures/walls/articles-about-walls.ts'
import type { WallPage } from '../../../../../tests/fixtures/walls/wall-page.ts'
import { keptAsideWalls, lookedAtWalls } from '../../../../../tests/fixtures/walls/walls.ts'
import { extractArticle } from '../extract.ts'

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** What is wrong with what becomes of a page; empty when nothing is. */
function faultsOf({ html, url, expected, holds, lacks }: WallPage): string[] {
  const { status, text } = extractArticle(html, url)
  const isPart = status === 'partial' || status === 'paywalled'
  const isAsExpected = {
    nothing: text === '' && status !== 'ok',
    part: isPart,
    whole: status === 'ok',
  }[expected]
  return [
    ...(isAsExpected ? [] : [`${status}, ${text.length} characters`]),
    ...holds.filter((part) => !oneLine(text).includes(oneLine(part))).map((part) => `lost: ${part}`),
    ...lacks.filter((part) => oneLine(text).includes(part)).map((part) => `kept: ${part}`),
  ]
}

test.each(lookedAtWalls)('$id is not read as an article, or only as far as it is one', (page) => {
  expect(faultsOf(page)).toEqual([])
})

test('of the walls that no rule was tuned on, at least 28 of 30 are known', () => {
  const known = keptAsideWalls.filter((page) => faultsOf(page).length === 0)
  expect(known.length).toBeGreaterThanOrEqual(28)
})

test.each(articlesAboutWalls)('an article about walls ($id) is read whole', ({ html, url, paragraphs }) => {
  const { status, text } = extractArticle(html, url)
  expect(status).toBe('ok')
  for (const paragraph of paragraphs) expect(oneLine(text)).toContain(oneLine(paragraph))
})
