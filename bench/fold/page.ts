import { type FoldView, foldPost } from '#shared/linkedin/fold'
import { foldInBrowser } from '../../tests/support/browser-fold.ts'
import { makeVariedPosts } from '../../tests/support/varied-posts.ts'

/** What bench/fold.mjs asks in a browser: where our fold and the browser's own layout part each post. */

const views: readonly (FoldView & { widthPx: number; shownLines: number })[] = [
  { device: 'desktop', hasMedia: false, widthPx: 552, shownLines: 3 },
  { device: 'desktop', hasMedia: true, widthPx: 552, shownLines: 3 },
  { device: 'phone', hasMedia: false, widthPx: 343, shownLines: 3 },
  { device: 'phone', hasMedia: true, widthPx: 343, shownLines: 2 },
]

export function compareFolds(count: number, seed: number, hasOwnFaces: boolean) {
  const posts = makeVariedPosts(count, seed)
  return views.map(({ widthPx, shownLines, ...view }) => {
    const browser = foldInBrowser({ texts: posts, widthPx, shownLines, hasOwnFaces })
    return posts.map((post, index) => {
      const [ours, theirs] = [foldPost(post, view).visible.length, browser[index] ?? 0]
      const between = post.slice(Math.min(ours, theirs), Math.max(ours, theirs))
      const words = between.trim() === '' ? 0 : between.trim().split(/\s+/).length
      return {
        ...view,
        ours,
        theirs,
        words,
        around: post.slice(Math.max(0, Math.min(ours, theirs) - 90), Math.max(ours, theirs) + 12),
      }
    })
  })
}

/** Milliseconds to part all posts once, for us and for the browser: its layout of each post, and nothing else. */
export function timeFolds(count: number, rounds: number): { oursMs: number; browserMs: number } {
  const posts = makeVariedPosts(count)
  const sheet = document.createElement('div')
  sheet.style.cssText =
    'position: absolute; width: 552px; font: 14px/20px Arial, "Liberation Sans"; white-space: pre-wrap; overflow-wrap: anywhere'
  document.body.append(sheet)
  const ours = () => {
    for (const post of posts) foldPost(post, { device: 'desktop', hasMedia: false })
  }
  const browser = () => {
    for (const post of posts) {
      sheet.textContent = post
      sheet.getBoundingClientRect()
    }
  }
  return { oursMs: fastest(ours, rounds), browserMs: fastest(browser, rounds) }
}

function fastest(work: () => void, rounds: number): number {
  const times = Array.from({ length: rounds }, () => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  })
  return Math.min(...times)
}

Object.assign(window, { compareFolds, timeFolds })
