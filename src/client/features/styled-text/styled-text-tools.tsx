import { Bold, Italic, RemoveFormatting } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { type LetterStyle, restyleRange } from '#shared/linkedin/styled'
import { replaceSelection } from './replace-selection.ts'
import styles from './styled-text-tools.module.css'
import { styledTextTexts } from './texts.ts'
import { useOnceRead } from './use-once-read.ts'

const tools = [
  { style: 'bold', icon: Bold, keys: 'Control+B Meta+B' },
  { style: 'italic', icon: Italic, keys: 'Control+I Meta+I' },
  { style: 'plain', icon: RemoveFormatting, keys: undefined },
] as const

/** Above a text field: sets what is selected there in Unicode's bold or italic letters, or takes them off. */
export function StyledTextTools({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const [message, setMessage] = useState('')
  const [hasUsed, setHasUsed] = useState(false)
  const [isRead, read] = useOnceRead('letters') // the name under which browsers have kept it

  function apply(style: LetterStyle) {
    if (!field.current) return
    const { value, selectionStart: start, selectionEnd: end } = field.current
    const selected = value.slice(start, end)
    const replacement = restyleRange(value, start, end, style)
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
