import type { LetterForm } from '../letters/letter-line.ts'
import type { Run } from './pdf-runs.ts'

/** A letter clearly smaller than its neighbours is a note number, exponent or index. Shares of the larger size. */
const smallRatio = 0.9
const smallestRatio = 0.3
/** In sizes of the larger letters: how far from their baseline small ones are raised or lowered. */
const minRise = 0.12
const maxRise = 0.9
const minDrop = 0.05
const maxDrop = 0.45
/** In sizes of the larger letters: a mark touches what it belongs to. */
const touchGap = 0.4
const maxMarkLength = 6
/** Of different sizes and heights in one cell. */
const maxLines = 8
/** Letters of one line are within this of its baseline and size. */
const sameLine = 0.1
const markText = /^[\d*†‡§,.+\-–−()[\]]{1,5}$/
const maxMoved = 500

/** Letter form of each run of a cell, relative to its main letters. */
export function formsOf(runs: readonly Run[]): LetterForm[] {
  const main = mainOf(runs)
  return runs.map((run, at) => {
    if (run.isStruck) return 'struck'
    if (run.form) return run.form
    const form = formBeside(main, run)
    if (form !== 'plain' || isAlike(main, run) || !isMarkText(run)) return form
    // A run without clear form may still be a mark of a larger figure next to it.
    const larger = [runs[at - 1], runs[at + 1]].find((each) => each && isMarkOf(each, run))
    return larger ? formBeside(larger, run) : 'plain'
  })
}

/** Whether two runs are parts of one figure only by chance: they are of another size, or on another line. */
export function areFiguresApart(previous: Run, run: Run): boolean {
  return /\d\s*$/.test(previous.text) && /^\s*\d/.test(run.text) && !isAlike(previous, run)
}

/** Whether a short run is a mark of a larger one: touching it, off its baseline or much smaller. */
export function isMarkOf(large: Run, small: Run): boolean {
  if (!isSmall(large, small) || small.text.trim().length > maxMarkLength) return false
  const rise = large.baseline - small.baseline
  return touches(large, small) && rise < maxRise * large.size && rise > -maxDrop * large.size
}

/** Whether it is a number or a sign, or at most as many letters as an ordinal's ending has. */
export function isMarkText({ text }: Run): boolean {
  return !/\p{L}{3}/u.test(text)
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
  const inked = runs.filter(({ text }) => text.trim() !== '')
  const strays = new Set(inked.filter((run, at) => isStray(run, at, inked)).slice(0, maxMoved))
  if (strays.size === 0) return runs
  const rows = new Map<number, Run[]>()
  for (const run of inked) {
    if (strays.has(run)) continue
    const row = rows.get(rowOf(run.baseline))
    if (row) row.push(run)
    else rows.set(rowOf(run.baseline), [run])
  }
  const hosts = new Map<Run, Run[]>()
  const moved = new Set<Run>()
  for (const stray of strays) {
    const host = [0, 1, 2, -1, -2]
      .flatMap((step) => rows.get(rowOf(stray.baseline) + step) ?? [])
      .find((each) => each.left < stray.left && isMarkOf(each, stray) && formBeside(each, stray) !== 'plain')
    if (!host) continue
    hosts.set(host, [...(hosts.get(host) ?? []), stray])
    moved.add(stray)
  }
  if (moved.size === 0) return runs
  return runs.filter((run) => !moved.has(run)).flatMap((run) => [run, ...(hosts.get(run) ?? [])])
}

/** A mark that belongs to neither neighbour. */
function isStray(run: Run, at: number, inked: readonly Run[]): boolean {
  if (!markText.test(run.text.trim())) return false
  return [-2, -1, 1, 2].every((step) => {
    const other = inked[at + step]
    return !other || !isBeside(other, run)
  })
}

const rowHeight = 8

function rowOf(baseline: number): number {
  return Math.round(baseline / rowHeight)
}

/** Whether they are side by side on about one line, whatever their sizes. */
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
  if (rise > minRise * main.size) return 'raised'
  return rise < -minDrop * main.size ? 'lowered' : 'plain'
}

/** Those with most letters, of which large ones count more: a line has more small ones only in its small print. */
function mainOf(runs: readonly Run[]): Run {
  const lines: { first: Run; length: number; weight: number }[] = []
  for (const run of runs) {
    const { length } = run.text.trim()
    const weight = length * run.size ** 3
    const line = lines.find(({ first }) => isAlike(first, run))
    if (line) {
      line.weight += weight
      line.length += length
    } else if (lines.length < maxLines) {
      lines.push({ first: run, length, weight })
    }
  }
  const main = lines.reduce((most, line) => (line.weight > most.weight ? line : most))
  const larger = lines.find(({ first }) => formBeside(first, main.first) !== 'plain')
  return larger && main.length <= maxMarkLength ? larger.first : main.first
}

function isAlike(one: Run, other: Run): boolean {
  const allowed = sameLine * one.size
  return Math.abs(one.size - other.size) < allowed && Math.abs(one.baseline - other.baseline) < allowed
}
