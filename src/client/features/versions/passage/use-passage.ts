import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Language } from '#shared/rules/languages'
import type { Span } from '#shared/text/sentences'
import { sentencesAt, sentencesOfPost } from './sentences-of-post.ts'
import { placesOf, rangeOf } from './text-places.ts'

/** What covers the text at the top and at the bottom of the window, in px. */
const roomAbove = 64
const roomBelow = 200

/**
 * Which sentence of a post is chosen: by selecting in the text that is read, by the caret in the text that is edited, or
 * one after the other. A text that changes takes the choice away where its words are gone.
 */
export function usePassage(root: RefObject<HTMLElement | null>, text: string, language: Language) {
  const [chosen, setChosen] = useState<(Span & { words: string }) | null>(null)
  const sentences = useMemo(() => sentencesOfPost(text, language), [text, language])
  const isThere = chosen !== null && text.slice(chosen.start, chosen.end) === chosen.words
  const passage = isThere ? chosen : null

  function take(stretch: Span | null) {
    setChosen(stretch && { start: stretch.start, end: stretch.end, words: text.slice(stretch.start, stretch.end) })
  }

  /** For keys, which choose what may be out of sight. */
  function takeInView(stretch: Span | null) {
    take(stretch)
    const range = stretch && root.current && rangeOf(root.current, text, stretch)
    const box = range?.getBoundingClientRect()
    if (!range || !box || (box.top >= roomAbove && box.bottom <= window.innerHeight - roomBelow)) return
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  }

  /** A selection opens the choice; a caret alone only moves it. */
  const followField = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLTextAreaElement)) return
    const { selectionStart: start, selectionEnd: end } = target
    if (end > start || chosen) take(sentencesAt(text, sentences, { start, end }))
  })

  const followSelection = useEffectEvent(() => {
    const selection = document.getSelection()
    if (!root.current || !selection || selection.isCollapsed || selection.rangeCount === 0) return
    const places = placesOf(root.current, text, selection.getRangeAt(0))
    if (places && places.end > places.start) take(sentencesAt(text, sentences, places))
  })

  // for good: words that come back when an edit is dropped were not chosen again
  const forgetWhatIsGone = useEffectEvent(() => {
    if (chosen && !isThere) setChosen(null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each text
  useEffect(() => forgetWhatIsGone(), [text])

  useEffect(() => {
    const element = root.current
    const events = ['select', 'keyup', 'pointerup'] as const
    for (const event of events) element?.addEventListener(event, followField)
    document.addEventListener('selectionchange', followSelection)
    return () => {
      for (const event of events) element?.removeEventListener(event, followField)
      document.removeEventListener('selectionchange', followSelection)
    }
  }, [root])

  return {
    passage,
    hasSentences: sentences.length > 0,
    /** Chooses the sentence at the caret, or the first one. */
    begin: () => {
      const field = root.current?.querySelector('textarea')
      const at = field ? { start: field.selectionStart, end: field.selectionEnd } : { start: 0, end: 0 }
      takeInView(sentencesAt(text, sentences, at))
    },
    /** Chooses the next sentence, or the one before. */
    step: (by: 1 | -1) => {
      if (!passage) return
      const next =
        by > 0
          ? sentences.find(({ start }) => start >= passage.end)
          : sentences.findLast(({ end }) => end <= passage.start)
      if (next) takeInView(next)
    },
    /** Chooses words that have taken the place of others. */
    takeWords: (start: number, words: string) => setChosen({ start, end: start + words.length, words }),
    drop: () => setChosen(null),
  }
}
