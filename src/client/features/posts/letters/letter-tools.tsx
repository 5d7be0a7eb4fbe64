import { Bold, Italic, RemoveFormatting } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#client/ui/button'
import { type LetterStyle, restyleRange } from '#shared/linkedin/styled'
import { replaceSelection } from './replace-selection.ts'
import { letterTexts } from './texts.ts'
import { useOnceRead } from './use-once-read.ts'

const tools = [
  { style: 'bold', label: letterTexts.bold, icon: Bold, keys: 'Control+B Meta+B' },
  { style: 'italic', label: letterTexts.italic, icon: Italic, keys: 'Control+I Meta+I' },
  { style: 'plain', label: letterTexts.plain, icon: RemoveFormatting, keys: undefined },
] as const

/** Above a text field: sets what is selected there in Unicode's bold or italic letters, or takes them off. */
export function LetterTools({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const [message, setMessage] = useState('')
  const [hasUsed, setHasUsed] = useState(false)
  const [isRead, read] = useOnceRead('letters')

  function apply(style: LetterStyle) {
    if (!field.current) return
    const { value, selectionStart: start, selectionEnd: end } = field.current
    const selected = value.slice(start, end)
    const replacement = restyleRange(value, start, end, style)
    if (selected === '') setMessage(letterTexts.nothingSelected)
    else if (replacement === selected) setMessage(letterTexts.nothingToChange)
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
    <div className="letters">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own */}
      <span className="row" role="group" aria-label={letterTexts.label}>
        {tools.map(({ style, label, icon, keys }) => (
          <Button
            key={style}
            variant="quiet"
            size="sm"
            icon={icon}
            aria-keyshortcuts={keys}
            onClick={() => apply(style)}
          >
            {label}
          </Button>
        ))}
      </span>
      <p className="t14 dim" role="status">
        {message}
      </p>
      {hasUsed && !isRead && (
        <div className="note row" role="status">
          <span>{letterTexts.note}</span>
          <Button size="sm" onClick={read}>
            {letterTexts.understood}
          </Button>
        </div>
      )}
    </div>
  )
}
