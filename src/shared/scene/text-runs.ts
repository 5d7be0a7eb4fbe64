import type { RunStyle, TextData, TextRun } from './scene.ts'

/**
 * Styled words in a text: their styles, and how they follow edits. All pure. Positions are UTF-16 units. Runs are
 * returned in order, not touching each other, never empty and never without a style.
 */

/** A part of the text in one look. */
export interface StyledRange extends RunStyle {
  readonly start: number
  readonly end: number
}

/** From `start` to `end` without a gap: styled words, and the text between them. */
export function styledRangesOf(runs: readonly TextRun[] = [], start: number, end: number): StyledRange[] {
  const stretches: StyledRange[] = []
  let at = start
  for (const run of runs) {
    const [from, to] = [Math.max(run.start, at), Math.min(run.end, end)]
    if (from >= to) continue
    if (from > at) stretches.push({ start: at, end: from })
    stretches.push({ ...run, start: from, end: to })
    at = to
  }
  return at < end || start === end ? [...stretches, { start: at, end }] : stretches
}

export function isPlain(look: RunStyle): boolean {
  return styleKeys.every((key) => look[key] === undefined)
}

/** The styles shared by all words from `start` to `end`. */
export function commonStyle(runs: readonly TextRun[] | undefined, start: number, end: number): RunStyle {
  const [first, ...others] = styledRangesOf(runs, start, end)
  const keys = first ? styleKeys.filter((key) => others.every((each) => each[key] === first[key])) : []
  return styleFrom(keys.map((key) => [key, first?.[key]]))
}

/** Gives the words from `start` to `end` a look; `undefined` in it takes that part of their look away. */
export function styleRuns(
  runs: readonly TextRun[] | undefined,
  { start, end }: { start: number; end: number },
  style: { readonly [Key in keyof RunStyle]: RunStyle[Key] | undefined },
): TextRun[] {
  if (start >= end) return [...(runs ?? [])]
  const whole = styledRangesOf(runs, 0, Math.max(end, ...(runs ?? []).map((run) => run.end)))
  const styled = whole.flatMap((each) => {
    const [from, to] = [Math.max(each.start, start), Math.min(each.end, end)]
    if (from >= to) return [each]
    const change = { ...each, ...style, start: from, end: to } as StyledRange
    return [{ ...each, end: from }, change, { ...each, start: to }]
  })
  return joined(styled)
}

/**
 * The runs after an edit in one place turned `before` into `after`. Text typed in a run or at its end belongs to it;
 * text typed over words takes the style of the first of them.
 * @param caret position in `after`: shows which of several equal letters was typed
 */
export function runsAfterEdit(
  runs: readonly TextRun[],
  before: string,
  after: string,
  caret = after.length,
): TextRun[] {
  const { start, removed, added } = editBetween(before, after, caret)
  const typedFrom = removed > 0 ? start : start - 1
  const look = typedFrom < 0 ? {} : styledRangesOf(runs, typedFrom, typedFrom + 1)[0]
  const behind = styledRangesOf(runs, start + removed, before.length).map((each) => ({
    ...each,
    start: each.start + added - removed,
    end: each.end + added - removed,
  }))
  return joined([...styledRangesOf(runs, 0, start), { ...look, start, end: start + added }, ...behind])
}

/** In order, within a text of so many units; of two that overlap the first keeps its words. */
export function tidyRuns(runs: readonly TextRun[], length: number): TextRun[] {
  return joined(
    styledRangesOf(
      runs.toSorted((one, other) => one.start - other.start),
      0,
      length,
    ),
  )
}

/** With other runs, or without the property if none is left. */
export function withRuns(
  data: TextData,
  change: (runs: readonly TextRun[], data: TextData) => readonly TextRun[],
): TextData {
  if (!data.runs) return data
  const { runs: before, ...rest } = data
  const runs = change(before, data)
  return runs.length > 0 ? { ...rest, runs } : rest
}

/** Where two texts differ, as one replacement. */
function editBetween(before: string, after: string, caret: number) {
  const isKept = (length: number) => length <= before.length && before.endsWith(after.slice(after.length - length))
  const room = Math.min(before.length, after.length)
  let kept = isKept(after.length - caret) ? after.length - caret : 0
  if (kept === 0) while (kept < room && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1
  let start = 0
  while (start < room - kept && before[start] === after[start]) start += 1
  return { start, removed: before.length - kept - start, added: after.length - kept - start }
}

const styleKeys = ['fontWeight', 'fontStyle', 'color', 'highlight'] as const satisfies readonly (keyof RunStyle)[]

/** Drops empty and unstyled ranges; merges neighbours of one style. */
function joined(stretches: readonly StyledRange[]): TextRun[] {
  const runs: TextRun[] = []
  for (const { start, end, ...rest } of stretches) {
    const style = styleFrom(Object.entries(rest))
    if (start >= end || Object.keys(style).length === 0) continue
    const last = runs.at(-1)
    if (last?.end === start && styleKeys.every((key) => last[key] === style[key]))
      runs[runs.length - 1] = { ...last, end }
    else runs.push({ start, end, ...style })
  }
  return runs
}

function styleFrom(entries: readonly (readonly [string, unknown])[]): RunStyle {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
