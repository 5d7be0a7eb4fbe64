import type { LetterForm } from '../letters/letter-line.ts'
import type { Run } from './pdf-runs.ts'

/** Letters clearly smaller than those beside them: note numbers, exponents, indices. In parts of the larger size. */
const smallRatio = 0.9
const smallestRatio = 0.3
/** In sizes of the larger letters: how far from their baseline small ones are raised or lowered. */
const leastRise = 0.12
const mostRise = 0.9
const leastDrop = 0.05
const mostDrop = 0.45
/** In sizes of the larger letters: a mark touches what it belongs to. */
const touchGap = 0.4
const maxMarkLength = 6
/** Letters of one line are within this of its baseline and size. */
const sameLine = 0.05
const markText = /^[\d*†‡§,.+\-–−()[\]]{1,5}$/
const maxMoved = 500

/** How each run of a cell stands beside its main letters. */
export function formsOf(runs: readonly Run[]): LetterForm[] {
  const main = mainOf(runs)
  return runs.map((run) => (run.isStruck ? 'struck' : formBeside(main, run)))
}

/** Whether a short run stands by a larger one like a mark: touching it, off its baseline or much smaller. */
export function isMarkOf(large: Run, small: Run): boolean {
  if (!isSmall(large, small) || small.text.trim().length > maxMarkLength) return false
  const rise = large.baseline - small.baseline
  return touches(large, small) && rise < mostRise * large.size && rise > -mostDrop * large.size
}

/** Of two runs that follow each other: the digits of a fraction, one above the other. */
export function isStacked(over: Run, under: Run): boolean {
  const isFigure = ({ text }: Run) => /^\s*\d{1,4}\s*$/.test(text)
  const shared = Math.min(over.right, under.right) - Math.max(over.left, under.left)
  return isFigure(over) && isFigure(under) && shared > 0.5 * Math.min(over.right - over.left, under.right - under.left)
}

/**
 * Some programs write the marks of a line, or of a whole page, after everything else: each goes behind the letters that
 * it touches.
 */
export function withMarksInPlace(runs: Run[]): Run[] {
  const rows = new Map<number, Run[]>()
  const strays = new Set<Run>()
  const inked = runs.filter(({ text }) => text.trim() !== '')
  inked.forEach((run, at) => {
    const neighbours = [...inked.slice(Math.max(0, at - 2), at), ...inked.slice(at + 1, at + 3)]
    const isStray = markText.test(run.text.trim()) && !neighbours.some((each) => isBeside(each, run))
    if (isStray && strays.size < maxMoved) strays.add(run)
    const row = rows.get(rowOf(run.baseline))
    if (row) row.push(run)
    else rows.set(rowOf(run.baseline), [run])
  })
  const hosts = new Map<Run, Run[]>()
  for (const stray of strays) {
    const host = [0, 1, 2, -1, -2]
      .flatMap((step) => rows.get(rowOf(stray.baseline) + step) ?? [])
      .find((each) => !strays.has(each) && isMarkOf(each, stray) && formBeside(each, stray) !== 'plain')
    if (host && host.left < stray.left) hosts.set(host, [...(hosts.get(host) ?? []), stray])
    else strays.delete(stray)
  }
  if (hosts.size === 0) return runs
  return runs.filter((run) => !strays.has(run)).flatMap((run) => [run, ...(hosts.get(run) ?? [])])
}

const rowHeight = 8

function rowOf(baseline: number): number {
  return Math.round(baseline / rowHeight)
}

/** Whether they are beside each other on about one line, whatever their sizes. */
function isBeside(one: Run, other: Run): boolean {
  const size = Math.max(one.size, other.size)
  return Math.abs(one.baseline - other.baseline) < size && Math.abs(gapOf(one, other)) < touchGap * size
}

function touches(large: Run, small: Run): boolean {
  return Math.abs(gapOf(large, small)) < touchGap * large.size
}

function gapOf(one: Run, other: Run): number {
  return one.left <= other.left ? other.left - one.right : one.left - other.right
}

function isSmall(large: Run, small: Run): boolean {
  return small.size < smallRatio * large.size && small.size > smallestRatio * large.size
}

function formBeside(main: Run, run: Run): LetterForm {
  if (!isSmall(main, run)) return 'plain'
  const rise = main.baseline - run.baseline
  if (rise > leastRise * main.size) return 'raised'
  return rise < -leastDrop * main.size ? 'lowered' : 'plain'
}

/** Those with most letters, of which large ones count more: a line has more small ones only in its small print. */
function mainOf(runs: readonly Run[]): Run {
  const lines: { first: Run; weight: number }[] = []
  for (const run of runs) {
    const weight = run.text.trim().length * run.size ** 3
    const line = lines.find(({ first }) => isAlike(first, run))
    if (line) line.weight += weight
    else if (lines.length < maxMarkLength) lines.push({ first: run, weight })
  }
  return lines.reduce((main, line) => (line.weight > main.weight ? line : main)).first
}

function isAlike(one: Run, other: Run): boolean {
  const allowed = sameLine * one.size
  return Math.abs(one.size - other.size) < allowed && Math.abs(one.baseline - other.baseline) < allowed
}
