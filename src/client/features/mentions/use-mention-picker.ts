import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { type SuggestedMention, useSuggestedMentions } from '#client/queries/linkedin/mentions'
import { isNamedSo, type Mention, readMentionUrn } from '#shared/rules/mentions'
import type { Span } from '#shared/text/sentences'
import { type BegunMention, begunMention } from './begun-mention.ts'
import { useLookUp } from './use-look-up.ts'

/** They move the caret away from what is being named. */
const caretKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']

/** One line of the list: a suggestion, asking LinkedIn, or null for someone who is not in it. */
export type MentionChoice = SuggestedMention | 'look-up' | null

/** Of a name that is looked up. More are a sentence. */
const maxWords = 3

/**
 * The list that an @ in a text field opens. The field keeps the focus and takes the keys: arrows choose, Enter or Tab
 * takes, Escape closes.
 * @param onPick puts the mention in the place of a part of the text
 */
export function useMentionPicker({
  field,
  text,
  mentions,
  onPick,
}: {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  mentions: readonly Mention[]
  onPick: (part: Span, mention: Mention) => void
}) {
  const id = useId()
  const [begun, setBegun] = useState<BegunMention | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [naming, setNaming] = useState<BegunMention | null>(null)
  const { data: found = [] } = useSuggestedMentions(begun && !naming ? begun.words : null)
  const urn = begun && readMentionUrn(begun.words)
  const lookUp = useLookUp(naming ? null : begun, urn)
  const here = begun ? found.filter((each) => fits(each, begun.words, urn)) : []
  const there = lookUp.found.filter((each) => !here.some((other) => other.urn === each.urn))
  const suggestions = [...here, ...there]
  // several words that nobody is called are a sentence
  const words = begun?.words.trim().split(/\s+/).length ?? 0
  const isNoName =
    suggestions.length === 0 && urn === null && words > (lookUp.isOffered || lookUp.isAsked ? maxWords : 1)
  const others: MentionChoice[] = lookUp.isOffered ? ['look-up', null] : [null]
  const choices: MentionChoice[] = begun && !naming && !isNoName ? [...suggestions, ...others] : []
  const isOpen = choices.length > 0
  // with nobody found, Enter stays a line break until an arrow key chooses
  const current = chosen ?? (suggestions.length > 0 || urn ? 0 : null)

  function follow() {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = field.current ?? {}
    setBegun(selectionStart === selectionEnd ? begunMention(value, selectionStart, mentions) : null)
    setChosen(null)
  }

  function close() {
    setBegun(null)
    setChosen(null)
  }

  function take(choice: MentionChoice) {
    if (!begun) return
    if (!choice) return setNaming(begun)
    if (choice === 'look-up') {
      lookUp.ask()
      return setChosen(null)
    }
    onPick(begun, { name: choice.name, urn: choice.urn })
    close()
  }

  function press(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step)
      setChosen(
        current === null ? (step > 0 ? 0 : choices.length - 1) : (current + step + choices.length) % choices.length,
      )
    else if (event.key === 'Escape') close()
    else if (caretKeys.includes(event.key)) return close()
    else if ((event.key === 'Enter' || event.key === 'Tab') && current !== null && !event.shiftKey)
      take(choices[current] ?? null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    id,
    text,
    begun,
    choices,
    suggestions,
    current,
    isOpen,
    hasUrn: urn !== null,
    lookUp,
    take,
    /** Someone who is not in the list is being named. */
    naming,
    name: (mention: Mention) => {
      if (naming) onPick(naming, mention)
      setNaming(null)
      close()
    },
    cancelNaming: () => {
      setNaming(null)
      close()
      field.current?.focus()
    },
    /** For the field. */
    control: {
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-activedescendant': isOpen && current !== null ? `${id}-${current}` : undefined,
      onKeyDown: press,
      onInput: follow,
      onClick: close,
      onBlur: () => !naming && close(),
    },
  }
}

export type MentionPickerState = ReturnType<typeof useMentionPicker>

/** While the next words are asked for, the former suggestions stay as far as they fit. */
function fits({ name, urn }: SuggestedMention, words: string, sought: string | null): boolean {
  return sought ? urn === sought : isNamedSo(name, words)
}
