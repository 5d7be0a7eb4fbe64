import { cutText } from '#shared/linkedin/cut'
import { limits } from '#shared/rules/limits'
import { createAnswerGate } from './answer-gate.ts'
import { toFaultError } from './model-errors.ts'
import { createTidier } from './tidy-text.ts'
import type { WrittenPost } from './writer.ts'

/** Ten times LinkedIn's limit: a model that gets here will not stop by itself. */
const longestOutput = 30_000

export type DraftedPost = Pick<WrittenPost, 'text' | 'sources'>

/** A post while a model writes it: its text as it may be shown, and the pages it cites. */
export interface Draft {
  /** Characters handed to the reader so far. */
  readonly shownCharacters: number
  /** @throws AppError ai_unavailable when it goes on without end */
  push(piece: string): void
  cite(url: string, title: string | null): void
  /** The whole post. @throws AppError ai_refused | ai_unavailable when the answer is no post */
  finish(): DraftedPost
  /** What there is of a post that broke off; null when that is nothing. */
  breakOff(): DraftedPost | null
}

export function createDraft(
  vendorName: string,
  options: { dropsCitations: boolean; onDelta: (text: string) => void },
): Draft {
  const tidier = createTidier(options)
  const gate = createAnswerGate()
  const sources = new Map<string, string | null>()
  let text = ''

  function show(piece: string): void {
    if (piece === '') return
    text += piece
    options.onDelta(piece)
  }

  /** Shows what was held back. */
  function close(): { isRefusal: boolean } {
    const last = gate.push(tidier.end())
    const { text: rest, isRefusal } = gate.end()
    show(last + rest)
    return { isRefusal }
  }

  const drafted = () => ({
    text,
    sources: [...sources].map(([url, title], index) => ({ index: index + 1, url, title })),
  })

  return {
    get shownCharacters() {
      return text.length
    },
    push(piece) {
      show(gate.push(tidier.push(piece)))
      if (text.length > longestOutput) throw toFaultError('endless', vendorName)
    },
    cite(url, title) {
      if (!sources.has(url)) sources.set(url, title)
    },
    finish() {
      if (close().isRefusal) throw toFaultError('refused', vendorName)
      if (text === '') throw toFaultError('empty', vendorName)
      return drafted()
    },
    breakOff() {
      close()
      text = cutText(text.trimEnd(), limits.postCharactersStored)
      return text === '' ? null : drafted()
    },
  }
}
