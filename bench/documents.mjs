import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readDocument } from '../dist/server/reading/documents/read-document.js'
import { scoreText } from './support/document-quality.mjs'
import { machine, median } from './support/server.mjs'

/**
 * How well documents are read, format by format; what hostile files answer and after how long; and the time a small
 * file takes, its own process included, beside an empty Node process in the same run. Speaker notes are read too, as
 * the reference texts have them. Needs a build. The rules are tuned
 * on the even files of each format (by the order of their ids) and reported on the odd ones too.
 *
 *   node bench/documents.mjs [--data DIR] [--set dev] [--half even|odd] [--each]
 *     DIR holds SET/manifest.json [{id, fmt, file, gate, order}], SET/files, SET/ref/ID.txt, SET/hostile, and
 *     hostile-expect.json {files: {NAME: {any: codes, text?, alt?, never?}}}; what is no gate only has to be answered.
 *     --each lists the files.
 */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../shared/data/documents', import.meta.url).pathname },
    set: { type: 'string', default: 'dev' },
    half: { type: 'string' },
    each: { type: 'boolean', default: false },
  },
})

/** Means over unseen files: recall, precision, runs of four words, reading order. */
const targets = {
  pdf: [0.985, 0.98, 0.86, 0.95],
  docx: [0.99, 0.98, 0.95],
  doc: [0.985, 0.98, 0.95],
  xlsx: [0.985, 0.9, 0.92],
  xls: [0.985, 0.9, 0.92],
  pptx: [0.99, 0.95, 0.96],
  ppt: [0.98, 0.85, 0.95],
  csv: [0.995, 0.99, 0.99],
  txt: [0.995, 0.99, 0.99],
}
const qualities = ['recall', 'precision', 'grams', 'order']
const hostileLimitMs = 20_000
const smallBytes = 50_000

const folder = join(options.data, options.set)
if (!existsSync(join(folder, 'manifest.json'))) {
  console.log(`documents: no collection in ${folder}; name one with --data DIR`)
} else {
  console.log(`documents: machine ${machine()}`)
  const results = await readCollection()
  printQuality(results)
  printTime(results)
  await printHostile()
}

async function readCollection() {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const results = []
  for (const fmt of Object.keys(targets)) {
    const files = manifest.filter((each) => each.fmt === fmt).sort((one, other) => (one.id < other.id ? -1 : 1))
    for (const [number, file] of files.entries()) {
      const half = number % 2 === 0 ? 'even' : 'odd'
      if (options.half === undefined || options.half === half) results.push({ ...file, half, ...(await read(file)) })
    }
  }
  return results
}

async function read({ id, file, gate, order }) {
  const bytes = readFileSync(join(folder, 'files', file))
  const { text = '', code, ms } = await answerOf(bytes, file)
  const score = gate ? scoreText(readFileSync(join(folder, 'ref', `${id}.txt`), 'utf8'), text) : {}
  if (!order) score.order = null
  if (options.each) {
    const figures = qualities.map((quality) => figure(score[quality]).padStart(7)).join('')
    console.log(`documents: ${id.padEnd(44)}${figures} ${ms.toFixed(0).padStart(6)} ms ${code ?? ''}`)
  }
  return { score, code, ms, bytes: bytes.length }
}

async function answerOf(bytes, filename) {
  const startedAt = performance.now()
  const { text, code, message } = await readDocument(bytes, { filename, mimeType: '', speakerNotes: true }).catch(
    (error) => error,
  )
  return { text, code, message, ms: performance.now() - startedAt }
}

/** An answer other than text or a document's verdict is a fault, counted in the last column. */
function printQuality(results) {
  console.log(`documents: ${row('format', 'half', 'files', ...qualities, 'faults')}`)
  for (const [fmt, wanted] of Object.entries(targets)) {
    const halves = options.half ? [options.half] : ['even', 'odd', 'all']
    for (const half of halves) {
      const some = results.filter((each) => each.fmt === fmt && (half === 'all' || each.half === half))
      const gates = some.filter((each) => each.gate)
      const means = qualities.map((quality) => figure(mean(gates.map(({ score }) => score[quality]))))
      const faults = some.filter(({ code }) => code !== undefined && !/^[A-Z_]+$/.test(code)).length
      console.log(`documents: ${row(fmt, half, `${gates.length} of ${some.length}`, ...means, faults)}`)
    }
    console.log(`documents: ${row('', 'target', '', ...qualities.map((_, at) => figure(wanted[at])), 0)}`)
  }
}

function printTime(results) {
  const emptyMs = median(Array.from({ length: 5 }, measureEmptyProcess))
  for (const fmt of Object.keys(targets)) {
    const small = results.filter((each) => each.fmt === fmt && each.bytes < smallBytes)
    if (small.length === 0) continue
    const ms = median(small.map((each) => each.ms))
    const ratio = `${(ms / emptyMs).toFixed(1)}x an empty process`
    console.log(`documents: ${fmt.padEnd(6)} ${ms.toFixed(0)} ms for a file under ${smallBytes / 1000} kB, ${ratio}`)
  }
}

function measureEmptyProcess() {
  const startedAt = performance.now()
  execFileSync(process.execPath, ['-e', '0'])
  return performance.now() - startedAt
}

async function printHostile() {
  const { files: expected } = JSON.parse(readFileSync(join(options.data, 'hostile-expect.json'), 'utf8'))
  const names = readdirSync(join(folder, 'hostile')).filter((name) => expected[name])
  let good = 0
  let slowestMs = 0
  for (const name of names) {
    const answer = await answerOf(readFileSync(join(folder, 'hostile', name)), name)
    const isGood = meets(expected[name], answer) && answer.ms <= hostileLimitMs
    good += isGood ? 1 : 0
    slowestMs = Math.max(slowestMs, answer.ms)
    if (isGood && !options.each) continue
    const said = answer.code ?? JSON.stringify(answer.text.slice(0, 40))
    console.log(`documents: ${isGood ? 'good' : 'BAD '} ${name.padEnd(22)} ${(answer.ms / 1000).toFixed(1)} s ${said}`)
  }
  const slowest = `slowest ${(slowestMs / 1000).toFixed(1)} s (target < ${hostileLimitMs / 1000})`
  console.log(`documents: hostile files answered as expected ${good} of ${names.length}, ${slowest}`)
}

function meets({ any, text, alt, never }, answer) {
  if (never !== undefined && answer.text?.includes(never)) return false
  if (answer.code !== undefined) return any.includes(answer.code)
  return text !== undefined && [text, alt ?? text].some((each) => answer.text.includes(each))
}

function mean(values) {
  const known = values.filter((value) => value !== null && value !== undefined)
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null
}

function figure(value) {
  return value === null || value === undefined ? '-' : value.toFixed(3)
}

function row(...columns) {
  return columns.map((column) => String(column).padEnd(11)).join('')
}
