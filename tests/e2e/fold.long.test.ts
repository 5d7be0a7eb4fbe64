import { describe, expect, test } from 'vitest'
import { foldPost } from '#shared/linkedin/fold'
import { launchBrowser } from '../support/browser.ts'
import { foldInBrowser } from '../support/browser-fold.ts'
import { makeVariedPosts } from '../support/varied-posts.ts'

/** Our computed fold, compared with the lines of a real browser; bench/fold.mjs does the same with more posts. */

const browser = launchBrowser()
const posts = makeVariedPosts(60, 7)

describe('a post folds within a word of where a browser’s own layout folds it', () => {
  test.each([
    { where: 'on a desktop', device: 'desktop', hasMedia: false, widthPx: 552, shownLines: 3 },
    { where: 'on a desktop with a visual', device: 'desktop', hasMedia: true, widthPx: 552, shownLines: 3 },
    { where: 'on a phone', device: 'phone', hasMedia: false, widthPx: 343, shownLines: 3 },
    { where: 'on a phone with a visual', device: 'phone', hasMedia: true, widthPx: 343, shownLines: 2 },
  ] as const)('$where', async ({ widthPx, shownLines, ...view }) => {
    const page = await browser.newPage({ url: 'http://127.0.0.1' }, { isFresh: true })
    const inBrowser = await page.evaluate(foldInBrowser, { texts: posts, widthPx, shownLines })
    const distances = posts.map((post, index) => {
      const ours = foldPost(post, view).visible.length
      const theirs = inBrowser[index] ?? 0
      return post.slice(Math.min(ours, theirs), Math.max(ours, theirs)).split(/\s+/).filter(Boolean).length
    })
    expect(Math.max(...distances)).toBeLessThanOrEqual(1)
    expect(distances.filter((words) => words === 0).length).toBeGreaterThanOrEqual(58)
  })
})
