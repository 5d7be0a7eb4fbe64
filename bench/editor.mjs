import { openBenchPage } from './support/page.mjs'
import { machine, median } from './support/server.mjs'

/**
 * The editor's drawing against a bare full redraw of the same scene by plain Canvas2D calls, in one run of Chromium
 * without a GPU: main-thread time for each move of a dragged layer, with handles and guides, konva beside it; the first
 * draw; and the heap a layer takes beyond its data.
 */

const counts = [100, 500, 2000]
const targets = { 100: 0.5, 500: 0.2, 2000: 0.06 }
const moves = 90
const rounds = 3

const { page, close } = await openBenchPage('bench/editor/page.ts')
try {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')

  console.log(`editor: machine              ${machine()}`)
  const own = {}
  for (const count of counts) {
    const time = await timeMoves(page, cdp, count)
    own[count] = time.own
    const ratio = (name, part) => (time[name][part] / time.bare[part]).toFixed(3)
    for (const part of ['script', 'thread']) {
      console.log(
        `editor: a move, ${String(count).padStart(4)}, ${part}`.padEnd(29) +
          `${ratio('own', part)} of a bare redraw (target <= ${targets[count]}), konva ${ratio('konva', part)}; ` +
          `own ${time.own[part].toFixed(2)} ms`,
      )
    }
  }
  console.log(`editor: 2000 to 100 layers   ${(own[2000].thread / own[100].thread).toFixed(2)}x (target <= 1.5)`)
  for (const count of counts) {
    const first = await timeFirstDraws(page, count)
    console.log(
      `editor: first draw, ${String(count).padStart(4)}     ${(first.own / first.bare).toFixed(2)} of a bare draw (target <= 1.3)`,
    )
  }
  console.log(
    `editor: heap a layer         ${(await heapPerLayer(page, cdp)).toFixed(2)} KB beyond its data (target <= 0.5)`,
  )
} finally {
  await close()
}

/**
 * Medians over the rounds, in ms for each move: of scripting, and of the main thread as a whole less those of an idle
 * frame, which adds what the browser does to show a changed canvas of this size (about 0.5 ms each, without a GPU).
 * The painters take turns, so that noise hits all.
 */
async function timeMoves(page, cdp, count) {
  const seen = { idle: [], bare: [], own: [], konva: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const name of Object.keys(seen)) {
      await page.evaluate(([each, layers]) => bench.start(each, layers), [name, count])
      await page.evaluate(() => bench.moves(10))
      const before = await taskMs(cdp)
      const scriptMs = await page.evaluate((steps) => bench.moves(steps), moves)
      seen[name].push({ script: scriptMs / moves, thread: ((await taskMs(cdp)) - before) / moves })
      await page.evaluate(() => bench.end())
    }
  }
  const middle = (name, part) => median(seen[name].map((each) => each[part]))
  const names = ['bare', 'own', 'konva']
  return Object.fromEntries(
    names.map((name) => [
      name,
      { script: middle(name, 'script'), thread: middle(name, 'thread') - middle('idle', 'thread') },
    ]),
  )
}

async function timeFirstDraws(page, count) {
  const seen = { bare: [], own: [] }
  for (let round = 0; round < 9; round += 1) {
    for (const name of Object.keys(seen)) {
      seen[name].push(await page.evaluate(([each, layers]) => bench.firstDraw(each, layers), [name, count]))
    }
  }
  return { bare: median(seen.bare), own: median(seen.own) }
}

async function heapPerLayer(page, cdp) {
  const count = 2000
  await page.evaluate((layers) => bench.keepScene(layers), count)
  const data = await heapBytes(cdp)
  await page.evaluate(() => bench.keepEditor())
  return ((await heapBytes(cdp)) - data) / count / 1024
}

async function heapBytes(cdp) {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

async function taskMs(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}
