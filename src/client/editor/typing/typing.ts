import type { RunStyle, TextData } from '#shared/scene/scene'
import { commonStyle, runsAfterEdit, styleRuns } from '#shared/scene/text-runs'
import { endOf } from '#shared/text/end-of'
import {
  readText,
  type StyledWords,
  type StyleOfRun,
  selectIn,
  selectionIn,
  showsLooks,
  writeWords,
} from './text-field.ts'
import { asBold, asItalic, isBold, isItalic } from './word-styles.ts'

/** Properties set to `undefined` are removed. */
export type LookChange = { readonly [Key in keyof RunStyle]: RunStyle[Key] | undefined }

/** Words being typed: the browser keeps their letters, this keeps their styles and the undo history. */
export interface Typing {
  readonly words: () => StyledWords
  /** Styles the selected words, or the word at the caret. */
  readonly style: (change: LookChange) => void
  readonly toggleBold: () => void
  readonly toggleItalic: () => void
  /** The style that all selected words share. */
  readonly look: () => RunStyle
  /** After the browser has changed the field. */
  readonly follow: (event: Pick<InputEvent, 'inputType' | 'data' | 'isComposing'>) => void
  readonly undo: () => void
  readonly redo: () => void
}

interface Step {
  readonly words: StyledWords
  readonly selection: { start: number; end: number } | undefined
}

export function createTyping(
  field: HTMLElement,
  data: TextData,
  { styleOf, onChange }: { styleOf: StyleOfRun; onChange: () => void },
): Typing {
  let words: StyledWords = { text: data.text, runs: data.runs ?? [] }
  let selection: Step['selection']
  let past: Step[] = []
  let future: Step[] = []
  let lastKind = ''
  writeWords(field, words, styleOf)

  function remember(kind: string): void {
    if (kind === '' || kind !== lastKind) past = [...past, { words, selection }]
    future = []
    lastKind = kind
  }
  function show(next: Step): void {
    words = next.words
    writeWords(field, words, styleOf)
    if (next.selection) selectIn(field, next.selection)
    selection = selectionIn(field)
    lastKind = ''
    onChange()
  }
  function style(change: LookChange): void {
    const range = selectedWords()
    if (!range) return
    const before = selectionIn(field)
    remember('')
    show({ words: { ...words, runs: styleRuns(words.runs, range, change) }, selection: before })
  }
  function selectedWords(): { start: number; end: number } | undefined {
    const range = selectionIn(field)
    if (!range || range.start < range.end) return range
    return wordAt(words.text, range.start)
  }
  function look(): RunStyle {
    const range = selectedWords()
    return range ? commonStyle(words.runs, range.start, range.end) : {}
  }

  return {
    words: () => words,
    style,
    look,
    toggleBold: () => style({ fontWeight: isBold(data, look()) ? asBold(data, false) : asBold(data, true) }),
    toggleItalic: () => style({ fontStyle: asItalic(data, !isItalic(data, look())) }),
    follow(event) {
      const text = readText(field)
      const now = selectionIn(field)
      if (text !== words.text) remember(kindOf(event))
      words = { text, runs: runsAfterEdit(words.runs, words.text, text, now?.end) }
      if (!event.isComposing && !showsLooks(field, words)) {
        writeWords(field, words, styleOf)
        if (now) selectIn(field, now)
      }
      selection = selectionIn(field)
      onChange()
    },
    undo() {
      const last = past.at(-1)
      if (!last) return
      past = past.slice(0, -1)
      future = [...future, { words, selection: selectionIn(field) }]
      show(last)
    },
    redo() {
      const next = future.at(-1)
      if (!next) return
      future = future.slice(0, -1)
      past = [...past, { words, selection: selectionIn(field) }]
      show(next)
    },
  }
}

/** The letters of one word are one step; a space, a break or anything pasted begins another. */
function kindOf({ inputType, data }: Pick<InputEvent, 'inputType' | 'data'>): string {
  if (inputType.startsWith('delete')) return inputType
  const isWord = (inputType === 'insertText' || inputType === 'insertCompositionText') && !/^\s*$/.test(data ?? '')
  return isWord ? inputType : ''
}

function wordAt(text: string, caret: number): { start: number; end: number } | undefined {
  const before = endOf(text.slice(0, caret), /[\p{L}\p{N}\p{M}]/u).length
  const behind = /^[\p{L}\p{N}\p{M}]*/u.exec(text.slice(caret))?.[0].length ?? 0
  return before + behind > 0 ? { start: caret - before, end: caret + behind } : undefined
}
