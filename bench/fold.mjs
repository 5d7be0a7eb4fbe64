import { parseArgs } from 'node:util'
import { openBenchPage } from './support/page.mjs'

/**
 * Does our fold part a post where a browser's own layout does? Made-up posts in four languages, set in Arial's metrics at
 * 14 px on lines of 20 px, 552 and 343 px wide, with and without media. Then the time of both. Target: all of them within
 * one word of the browser.
 *
 * Emoji and bold letters come from other faces, which differ from machine to machine: their reference is Arial's own bold
 * and the width that emoji faces share; what this machine's faces make of them is told beside it.
 *
 *   node bench/fold.mjs [--posts 200] [--seed 1] [--each]      --each lists the posts that part elsewhere
 */
const { values: options } = parseArgs({
  options: {
    posts: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    each: { type: 'boolean', default: false },
  },
})
const [posts, seed] = [Number(options.posts), Number(options.seed)]

const { page, close } = await openBenchPage('bench/fold/page.ts')
try {
  for (const hasOwnFaces of [false, true]) {
    console.log(
      `fold: ${posts} posts, ${hasOwnFaces ? "this machine's own faces for emoji and bold" : 'reference faces'}`,
    )
    const views = await page.evaluate(
      ([count, from, own]) => compareFolds(count, from, own),
      [posts, seed, hasOwnFaces],
    )
    for (const folds of views) report(folds)
  }
  const { oursMs, browserMs } = await page.evaluate((count) => timeFolds(count, 15), posts)
  console.log(`fold: time                     ${((1000 * oursMs) / posts).toFixed(0)} µs a post`)
  console.log(`fold: time to browser's layout ${(oursMs / browserMs).toFixed(2)}`)
} finally {
  await close()
}

function report(folds) {
  const { device, hasMedia } = folds[0]
  const exact = folds.filter(({ ours, theirs }) => ours === theirs).length
  const near = folds.filter(({ words }) => words <= 1).length
  const worst = Math.max(...folds.map(({ words }) => words))
  const name = `${device}${hasMedia ? ' with media' : ''}`.padEnd(19)
  console.log(`fold:   ${name} exact ${exact}, within one word ${near} of ${folds.length}, worst ${worst} words`)
  if (options.each)
    for (const fold of folds.filter(({ ours, theirs }) => ours !== theirs))
      console.log(`fold:     ${JSON.stringify(fold)}`)
}
