import { Bold, Italic, RemoveFormatting } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { findMentions } from '#shared/linkedin/mentions'
import { type LetterStyle, restyleRange } from '#shared/linkedin/styled'
import type { Mention } from '#shared/rules/mentions'
import styles from './styled-text-tools.module.css'
import { styledTextTexts } from './texts.ts'

const tools = [
  { style: 'bold', icon: Bold, keys: 'Control+B Meta+B' },
  { style: 'italic', icon: Italic, keys: 'Control+I Meta+I' },
  { style: 'plain', icon: RemoveFormatting, keys: undefined },
] as const

/** Above a text field: converts the selection to Unicode's bold or italic letters, or back. */
export function StyledTextTools({
  field,
  mentions = [],
}: {
  field: RefObject<HTMLTextAreaElement | null>
  /** Their letters stay as they are. */
  mentions?: readonly Mention[]
}) {
  const [message, setMessage] = useState('')
  const [hasUsed, setHasUsed] = useState(false)
  const [isRead, read] = useOnceRead('letters') // the name under which browsers have stored it

  function apply(style: LetterStyle) {
    if (!field.current) return
    const { value, selectionStart: start, selectionEnd: end } = field.current
    const selected = value.slice(start, end)
    const replacement = restyleRange(value, start, end, style, findMentions(value, mentions))
    if (selected === '') setMessage(styledTextTexts.nothingSelected)
    else if (replacement === selected) setMessage(styledTextTexts.nothingToChange)
    else {
      setMessage('')
      if (style !== 'plain') setHasUsed(true)
      replaceSelection(field.current, replacement)
    }
    field.current.focus()
  }

  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const style = { b: 'bold', i: 'italic' }[event.key.toLowerCase()] as LetterStyle | undefined
    if (!style || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    apply(style)
  })

  useEffect(() => {
    const element = field.current
    element?.addEventListener('keydown', pressKey)
    return () => element?.removeEventListener('keydown', pressKey)
  }, [field])

  return (
    <Cluster gap={12} rowGap={4} className={styles.tools}>
      <Cluster as="span" wrap={false} role="group" aria-label={styledTextTexts.label}>
        {tools.map(({ style, icon, keys }) => (
          <Button
            key={style}
            variant="quiet"
            size="sm"
            icon={icon}
            aria-keyshortcuts={keys}
            onClick={() => apply(style)}
          >
            {styledTextTexts[style]}
          </Button>
        ))}
      </Cluster>
      <Text size={14} tone="dim" role="status">
        {message}
      </Text>
      {hasUsed && !isRead && (
        <Cluster wrap={false} className={styles.note} role="status">
          <span>{styledTextTexts.note}</span>
          <Button className={styles.understood} size="sm" onClick={read}>
            {styledTextTexts.understood}
          </Button>
        </Cluster>
      )}
    </Cluster>
  )
}

/** Whether a note was read in this browser before, and a function that records it. Without storage it shows again. */
function useOnceRead(note: string): [boolean, () => void] {
  const key = `postwright.read.${note}`
  const [isRead, setIsRead] = useState(() => {
    try {
      return localStorage.getItem(key) !== null
    } catch {
      return false // storage is forbidden
    }
  })
  function read() {
    setIsRead(true)
    try {
      localStorage.setItem(key, '1')
    } catch {
      // Storage is full or forbidden: the note shows again on the next page.
    }
  }
  return [isRead, read]
}

/**
 * Replaces the selection and selects the new text, as if typed: the browser's undo works, and the field's input
 * handlers run.
 */
function replaceSelection(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart: start, selectionEnd: end } = field
  field.focus()
  field.setSelectionRange(start, end)
  // Deprecated, but the only way that keeps the undo history; without it the text is still changed.
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, start, end)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }))
  }
  field.setSelectionRange(start, start + text.length)
}
