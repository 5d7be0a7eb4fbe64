import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDocument } from '../../../tests/support/scenes.ts'
import { createDocument } from './create.ts'
import { addLayer } from './edit.ts'
import {
  canRedo,
  canUndo,
  commit,
  createHistory,
  type History,
  historyRules,
  isDirty,
  markSaved,
  redo,
  undo,
} from './history.ts'
import type { SceneDocument } from './scene.ts'
import { newTextLayer } from './text-layer.ts'

const start = createDocument('page')
const minute = 60_000

/** The same document with its canvas so wide. */
function wide(width: number, document: SceneDocument = start): SceneDocument {
  return { pages: document.pages.map((page) => ({ ...page, settings: { ...page.settings, width } })) }
}

function commitWidths(...widths: number[]): History {
  return widths.reduce(
    (history, width, at) => commit(history, wide(width), { selection: [], at: at * minute }),
    createHistory(start),
  )
}

function undoAll(history: History): History {
  return canUndo(history) ? undoAll(undo(history).history) : history
}

function redoAll(history: History): History {
  return canRedo(history) ? redoAll(redo(history).history) : history
}

test('undoing all of any edits brings the first document back, redoing all of them the last', () => {
  const edit = fc.record({
    document: anyDocument(),
    mergeKey: fc.constantFrom('drag', 'text', undefined),
    wait: fc.nat(2_000),
  })
  fc.assert(
    fc.property(anyDocument(), fc.array(edit, { maxLength: 8 }), (first, edits) => {
      let at = 0
      let history = createHistory(first)
      for (const { document, mergeKey, wait } of edits) {
        at += wait
        history = commit(history, document, { selection: [], at, ...(mergeKey && { mergeKey }) })
      }
      const undone = undoAll(history)
      expect(undone.document).toEqual(first)
      expect(isDirty(undone)).toBe(false)
      expect(redoAll(undone).document).toEqual(edits.at(-1)?.document ?? first)
    }),
  )
})

test('undo goes back one edit at a time and redo forward again', () => {
  const history = commitWidths(100, 200)
  const once = undo(history)
  expect(once.document).toEqual(wide(100))
  expect(redo(once.history).document).toEqual(wide(200))
})

test('an edit after an undo drops the redo branch', () => {
  const undone = undo(commitWidths(100, 200)).history
  expect(canRedo(undone)).toBe(true)
  const edited = commit(undone, wide(300), { selection: [], at: 9 * minute })
  expect(canRedo(edited)).toBe(false)
  expect(undo(edited).document).toEqual(wide(100))
})

test('undo and redo are possible only where there is something to undo or redo', () => {
  const fresh = createHistory(start)
  expect([canUndo(fresh), canRedo(fresh)]).toEqual([false, false])
  expect(undo(fresh)).toEqual({ history: fresh, document: start, selection: [] })
  expect(redo(fresh).history).toBe(fresh)
})

test('an unchanged document makes no step', () => {
  const fresh = createHistory(start)
  expect(commit(fresh, start, { selection: ['a'], at: 0 })).toBe(fresh)
})

describe('edits that follow each other quickly', () => {
  const drag = (history: History, width: number, at: number, mergeKey = 'drag') =>
    commit(history, wide(width), { selection: [], mergeKey, at })

  test('become one step when they have the same key', () => {
    const history = drag(drag(drag(createHistory(start), 100, 0), 200, 900), 300, 1_800)
    const undone = undo(history)
    expect(undone.document).toEqual(start)
    expect(canUndo(undone.history)).toBe(false)
    expect(redo(undone.history).document).toEqual(wide(300))
  })

  test('stay two steps after a second, and with another key', () => {
    expect(undo(drag(drag(createHistory(start), 100, 0), 200, historyRules.mergeMs)).document).toEqual(wide(100))
    expect(undo(drag(drag(createHistory(start), 100, 0), 200, 10, 'turn')).document).toEqual(wide(100))
  })

  test('stay two steps when the first was undone or saved in between', () => {
    const dragged = drag(drag(createHistory(start), 100, 0), 200, 5_000)
    expect(undo(drag(undo(dragged).history, 300, 10)).document).toEqual(wide(100))
    expect(undo(drag(markSaved(dragged), 300, 5_010)).document).toEqual(wide(200))
  })
})

test('undo selects what was selected before the edit, redo what was selected after it', () => {
  const [page] = start.pages
  if (!page) throw new Error('no page')
  const withText: SceneDocument = { pages: [addLayer(page, newTextLayer(page, 'a'))] }
  const added = commit(createHistory(start), withText, { selection: ['a'], at: 0 })
  const removed = commit(added, start, { selection: [], selectionBefore: ['a'], at: minute })
  const back = undo(removed)
  expect(back.selection).toEqual(['a'])
  const further = undo(back.history)
  expect(further.selection).toEqual([])
  expect(redo(further.history).selection).toEqual(['a'])
})

describe('what is not saved yet', () => {
  test('is nothing at first, after saving, and after coming back to the saved state', () => {
    const edited = commitWidths(100)
    expect([isDirty(createHistory(start)), isDirty(edited), isDirty(markSaved(edited))]).toEqual([false, true, false])
    const saved = markSaved(edited)
    const further = commit(saved, wide(200), { selection: [], at: 5 * minute })
    expect(isDirty(further)).toBe(true)
    expect(isDirty(undo(further).history)).toBe(false)
    expect(isDirty(undo(saved).history)).toBe(true)
  })

  test('are the edits made while saving', () => {
    const saving = commitWidths(100)
    const edited = commit(saving, wide(200), { selection: [], at: 5 * minute })
    expect(isDirty(markSaved(edited, saving))).toBe(true)
    expect(isDirty(undo(markSaved(edited, saving)).history)).toBe(false)
  })

  test('stays so when undo has reached the oldest of many steps', () => {
    const widths = Array.from({ length: historyRules.entries + 5 }, (_, at) => at + 20)
    const history = commitWidths(...widths)
    expect(history.past).toHaveLength(historyRules.entries)
    const undone = undoAll(history)
    expect(undone.document).toEqual(wide(24))
    expect(isDirty(undone)).toBe(true)
  })
})
