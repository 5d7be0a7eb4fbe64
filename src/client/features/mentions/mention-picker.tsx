import { type RefObject, useLayoutEffect, useRef } from 'react'
import { rangeOf } from '#client/features/post/text-places'
import { errorMessage } from '#client/lib/api'
import { Text } from '#client/ui/text'
import { isPageUrn } from '#shared/rules/mentions'
import styles from './mention-picker.module.css'
import { NameMention } from './name-mention.tsx'
import { mentionTexts as texts } from './texts.ts'
import type { MentionChoice, MentionPickerState } from './use-mention-picker.ts'

/** Below the @ in an edited text: whom it can mention. */
export function MentionPicker({
  picker,
  root,
}: {
  picker: MentionPickerState
  /** The element around the text. */
  root: RefObject<HTMLElement | null>
}) {
  const { id, choices, suggestions, current, isOpen, hasUrn, take, naming, lookUp } = picker
  const said = lookUp.isAsked ? lookUpWords(lookUp, suggestions.length) : ''
  const list = usePlace(picker, root)
  return (
    <>
      {isOpen && (
        <div ref={list} className={styles.list} role="listbox" id={`${id}-list`} aria-label={texts.list}>
          {choices.map((choice, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and takes the keys
            <div
              key={typeof choice === 'object' && choice ? `${choice.urn} ${choice.name}` : (choice ?? 'other')}
              id={`${id}-${index}`}
              className={styles.option}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              // a press must not take the focus away
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(choice)}
            >
              <Choice choice={choice} hasUrn={hasUrn} />
            </div>
          ))}
          {said && (
            <Text size={12} tone="dim" className={styles.said} aria-hidden>
              {said}
            </Text>
          )}
        </div>
      )}
      <span className="sr" role="status">
        {isOpen ? said || (suggestions.length > 0 && texts.found(suggestions.length)) : ''}
      </span>
      {naming && <NameMention words={naming.words} onNamed={picker.name} onClose={picker.cancelNaming} />}
    </>
  )
}

/** What came of asking LinkedIn; '' where the list shows it. */
function lookUpWords({ isFetching, error }: MentionPickerState['lookUp'], found: number): string {
  if (isFetching) return texts.lookingUp
  if (error) return errorMessage(error)
  return found === 0 ? texts.notFound : ''
}

function Choice({ choice, hasUrn }: { choice: MentionChoice; hasUrn: boolean }) {
  if (!choice) return hasUrn ? texts.nameIt : texts.other
  if (choice === 'look-up') return texts.lookUp
  return (
    <>
      <span dir="auto">{choice.name}</span>
      <Text as="span" size={12} tone="dim">
        {isPageUrn(choice.urn) ? texts.page : texts.person} · {texts[choice.source]}
      </Text>
    </>
  )
}

/** Puts the list below what is being named. */
function usePlace({ begun, isOpen, text }: MentionPickerState, root: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLDivElement>(null)
  const start = begun?.start
  useLayoutEffect(() => {
    const element = list.current
    const around = element?.offsetParent
    if (!isOpen || start === undefined || !root.current || !element || !around) return
    const sign = rangeOf(root.current, text, { start, end: start + 1 })?.getBoundingClientRect()
    if (!sign) return
    const frame = around.getBoundingClientRect()
    const left = Math.min(sign.left - frame.left, frame.width - element.offsetWidth)
    element.style.left = `${Math.max(0, left)}px`
    element.style.top = `${sign.bottom - frame.top + 4}px`
    element.scrollIntoView({ block: 'nearest' })
  }, [isOpen, start, text, root])
  return list
}
