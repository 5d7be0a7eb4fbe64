import { openBenchPage } from './support/page.mjs'
import { machine } from './support/server.mjs'

/**
 * The editor's drawing beside konva's of the same scene, in one run of Chromium without a GPU: what a move of a dragged
 * layer takes, with handles and snapping, of scripting and of the main thread as a whole; the first draw, beside a bare
 * one by plain Canvas2D calls too; and the heap a layer takes beyond its data. Best times count, since others may use
 * the machine, which makes nothing faster.
 */

const counts = [100, 500, 2000]
const targets = { move: 1, firstDraw: 1.3, heapKb: 0.5 }
const moves = 90
const rounds = 5

const { page, close } = await openBenchPage('bench/editor/page.ts')
try {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')

  console.log(`editor: machine              ${machine()}`)
  for (const count of counts) {
    const { own, konva } = await timeMoves(page, cdp, count)
    for (const part of ['script', 'thread']) {
      console.log(
        `editor: a move, ${String(count).padStart(4)}, ${part}`.padEnd(29) +
          `${(own[part] / konva[part]).toFixed(2)} of konva's (target <= ${targets.move}); ` +
          `${Math.round(own[part] * 1000)} µs to ${Math.round(konva[part] * 1000)}`,
      )
    }
  }
  for (const count of counts) {
    const { own, bare, konva } = await timeFirstDraws(page, count)
    console.log(
      `editor: first draw, ${String(count).padStart(4)}     ${(own / bare).toFixed(2)} of a bare draw ` +
        `(target <= ${targets.firstDraw}), konva's ${(konva / bare).toFixed(2)}; ${own.toFixed(1)} ms`,
    )
  }
  console.log(
    `editor: heap a layer         ${(await heapPerLayer(page, cdp)).toFixed(2)} KB beyond its data ` +
      `(target <= ${targets.heapKb})`,
  )
} finally {
  await close()
}

/**
 * Ms for each move: of scripting, and of the main thread as a whole less those of an idle frame, which adds what the
 * browser does to show what has changed. The painters take turns, so that noise hits all.
 */
async function timeMoves(page, cdp, count) {
  const seen = { idle: [], own: [], konva: [] }
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
  const best = (name, part) => Math.min(...seen[name].map((each) => each[part]))
  const of = (name) => ({ script: best(name, 'script'), thread: best(name, 'thread') - best('idle', 'thread') })
  return { own: of('own'), konva: of('konva') }
}

async function timeFirstDraws(page, count) {
  const seen = { bare: [], own: [], konva: [] }
  for (let round = 0; round < 9; round += 1) {
    for (const name of Object.keys(seen)) {
      seen[name].push(await page.evaluate(([each, layers]) => bench.firstDraw(each, layers), [name, count]))
    }
  }
  return { bare: Math.min(...seen.bare), own: Math.min(...seen.own), konva: Math.min(...seen.konva) }
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
