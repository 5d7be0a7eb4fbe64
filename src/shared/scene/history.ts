import { applyChange, type Change, diffDocuments, invertChange, joinChanges } from './change.ts'
import type { SceneDocument } from './scene.ts'

/** Undo and redo. A history is immutable; each function returns the next one. */
export interface History {
  readonly document: SceneDocument
  /** Oldest first. */
  readonly past: readonly Entry[]
  /** What undo took back, the next to redo first. */
  readonly future: readonly Entry[]
  /** Ids of the layers that were selected at the last commit, undo or redo. */
  readonly selection: readonly string[]
  /** Names the state of the document; each commit makes a new one, undo and redo come back to old ones. */
  readonly version: number
  readonly savedVersion: number
  readonly newestVersion: number
}

interface Entry {
  readonly change: Change
  readonly before: Moment
  readonly after: Moment
  readonly mergeKey: string | undefined
  /** Epoch ms. */
  readonly at: number
}

interface Moment {
  readonly version: number
  readonly selection: readonly string[]
}

export interface CommitOptions {
  /** The selection after the edit; redo restores it. */
  readonly selection: readonly string[]
  /** What was selected before it, for undo; without it, what the last commit, undo or redo left selected. */
  readonly selectionBefore?: readonly string[]
  /** Quick successive edits with the same key become one step, such as those of one slider drag. */
  readonly mergeKey?: string
  /** A drag is still held: it continues the last edit of its key after any pause. */
  readonly isHeld?: boolean
  /** Epoch ms. */
  readonly at: number
}

export interface Step {
  readonly history: History
  readonly document: SceneDocument
  readonly selection: readonly string[]
}

export const historyRules = { entries: 200, mergeMs: 1_000 } as const

/** A new history counts as saved. */
export function createHistory(document: SceneDocument): History {
  return { document, past: [], future: [], selection: [], version: 0, savedVersion: 0, newestVersion: 0 }
}

/** Returns the same history if `document` is unchanged. A commit after an undo drops the redo branch. */
export function commit(history: History, document: SceneDocument, options: CommitOptions): History {
  if (document === history.document) return history
  const version = history.newestVersion + 1
  const last = history.past.at(-1)
  const change = diffDocuments(history.document, document)
  const after = { version, selection: options.selection }
  const { mergeKey, at } = options
  const isMerged = last !== undefined && continues(history, last, options)
  const entry = isMerged
    ? { ...last, change: joinChanges(last.change, change), after, at }
    : { change, before: momentBefore(history, options), after, mergeKey, at }
  const past = [...(isMerged ? history.past.slice(0, -1) : history.past), entry].slice(-historyRules.entries)
  return { ...history, document, past, future: [], selection: options.selection, version, newestVersion: version }
}

/** A saved state is never merged away, so undo can always come back to it. */
function continues(history: History, last: Entry, { mergeKey, isHeld, at }: CommitOptions): boolean {
  if (mergeKey === undefined || mergeKey !== last.mergeKey) return false
  const isSoon = isHeld || at - last.at < historyRules.mergeMs
  return isSoon && history.future.length === 0 && isDirty(history)
}

function momentBefore(history: History, options: CommitOptions): Moment {
  return { version: history.version, selection: options.selectionBefore ?? history.selection }
}

export function canUndo(history: History): boolean {
  return history.past.length > 0
}

export function canRedo(history: History): boolean {
  return history.future.length > 0
}

export function undo(history: History): Step {
  const entry = history.past.at(-1)
  if (!entry) return toStep(history)
  return toStep({
    ...history,
    ...entry.before,
    document: applyChange(history.document, invertChange(entry.change)),
    past: history.past.slice(0, -1),
    future: [entry, ...history.future],
  })
}

export function redo(history: History): Step {
  const [entry, ...future] = history.future
  if (!entry) return toStep(history)
  return toStep({
    ...history,
    ...entry.after,
    document: applyChange(history.document, entry.change),
    past: [...history.past, entry],
    future,
  })
}

function toStep(history: History): Step {
  return { history, document: history.document, selection: history.selection }
}

/** `saved` is the history as it stood when saving began, since edits go on while a save is under way. */
export function markSaved(history: History, saved: History = history): History {
  return { ...history, savedVersion: saved.version }
}

export function isDirty(history: History): boolean {
  return history.version !== history.savedVersion
}
