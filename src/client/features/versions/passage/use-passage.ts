import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { placesOf, rangeOf } from '#client/features/post/text-places'
import type { Language } from '#shared/rules/languages'
import type { Span } from '#shared/text/sentences'
import { sentencesAt, sentencesOfPost } from './sentences-of-post.ts'

/** How much of the text is covered at the top and bottom of the window, in px. */
const roomAbove = 64
const roomBelow = 200

/**
 * The selected sentences of a post, displayed or edited, for as long as they are selected. By keys they are also chosen
 * without a selection, and gone through one by one.
 * @param isHeld while the selection does not count: it goes with the focus, and with the editor
 */
export function usePassage(
  root: RefObject<HTMLElement | null>,
  text: string,
  language: Language,
  isHeld: () => boolean,
) {
  const [chosen, setChosen] = useState<(Span & { words: string }) | null>(null)
  // found when someone selects or steps, not at every key
  const sentences = () => sentencesOfPost(text, language)
  const isThere = chosen !== null && text.slice(chosen.start, chosen.end) === chosen.words
  const passage = isThere ? chosen : null

  function take(stretch: Span | null) {
    setChosen(stretch && { start: stretch.start, end: stretch.end, words: text.slice(stretch.start, stretch.end) })
  }

  /** For keys, which may choose a sentence that is out of view. */
  function takeInView(stretch: Span | null) {
    take(stretch)
    const range = stretch && root.current && rangeOf(root.current, text, stretch)
    const box = range?.getBoundingClientRect()
    if (!range || !box || (box.top >= roomAbove && box.bottom <= window.innerHeight - roomBelow)) return
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  }

  const followSelection = useEffectEvent(() => {
    if (!root.current || isHeld()) return
    const selected = selectionIn(root.current, text)
    take(selected && selected.end > selected.start ? sentencesAt(text, sentences(), selected) : null)
  })

  useEffect(() => {
    const element = root.current
    // while the pointer is down the selection is still being made
    let isPressed = false
    const press = () => {
      isPressed = true
    }
    const release = () => {
      if (!isPressed) return
      isPressed = false
      followSelection()
    }
    const change = () => {
      if (!isPressed) followSelection()
    }
    element?.addEventListener('pointerdown', press)
    for (const event of ['pointerup', 'pointercancel']) document.addEventListener(event, release)
    for (const event of ['selectionchange', 'select']) document.addEventListener(event, change)
    return () => {
      element?.removeEventListener('pointerdown', press)
      for (const event of ['pointerup', 'pointercancel']) document.removeEventListener(event, release)
      for (const event of ['selectionchange', 'select']) document.removeEventListener(event, change)
    }
  }, [root])

  return {
    passage,
    /** Chooses the sentence at the caret, or the first one. @returns whether there is one */
    begin: () => {
      const at = (root.current && selectionIn(root.current, text)) ?? { start: 0, end: 0 }
      const stretch = sentencesAt(text, sentences(), at)
      takeInView(stretch)
      return stretch !== null
    },
    /** Chooses the next or the previous sentence. */
    step: (by: 1 | -1) => {
      if (!passage) return
      const next =
        by > 0
          ? sentences().find(({ start }) => start >= passage.end)
          : sentences().findLast(({ end }) => end <= passage.start)
      if (next) takeInView(next)
    },
    drop: () => setChosen(null),
  }
}

/** What is selected of a text, also the caret alone; null for nothing. */
function selectionIn(root: HTMLElement, text: string): Span | null {
  const field = root.querySelector('textarea')
  if (field) {
    return document.activeElement === field ? { start: field.selectionStart, end: field.selectionEnd } : null
  }
  const selection = document.getSelection()
  return selection && selection.rangeCount > 0 ? placesOf(root, text, selection.getRangeAt(0)) : null
}
