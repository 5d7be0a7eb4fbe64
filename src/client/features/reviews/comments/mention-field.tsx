import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { FieldControl } from '#client/ui/field'
import { TextArea } from '#client/ui/input'
import { commentLimits } from '#shared/rules/comments'
import styles from './comments.module.css'
import { commentTexts as texts } from './texts.ts'
import { begunMention, membersNamed } from './threads.ts'

const maxOffered = 6

/** A comment's text. An @ offers the members: arrow keys choose one, Enter or Tab takes it, Escape leaves it. */
export function MentionField({
  value,
  onChange,
  members,
  autoFocus = false,
  ...control
}: FieldControl & {
  value: string
  onChange: (value: string) => void
  /** None for a guest. */
  members: readonly { userId: string; name: string }[]
  autoFocus?: boolean
}) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [begun, setBegun] = useState<ReturnType<typeof begunMention>>(null)
  const [chosen, setChosen] = useState(0)
  const offered = begun ? membersNamed(members, begun.name).slice(0, maxOffered) : []
  const current = offered[chosen] ?? offered[0]

  function follow() {
    const { value: typed = '', selectionStart = 0 } = field.current ?? {}
    setBegun(members.length > 0 ? begunMention(typed, selectionStart) : null)
    setChosen(0)
  }

  function take(name: string) {
    if (!begun || !field.current) return
    const end = field.current.selectionStart
    const put = `@${name} `
    onChange(value.slice(0, begun.at) + put + value.slice(end))
    setBegun(null)
    const caret = begun.at + put.length
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(caret, caret)
    })
  }

  function press(event: KeyboardEvent) {
    if (!current) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setChosen((offered.indexOf(current) + step + offered.length) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(current.name)
    else if (event.key === 'Escape') setBegun(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.mention}>
      <TextArea
        {...control}
        ref={field}
        rows={3}
        dir="auto"
        maxLength={commentLimits.characters}
        value={value}
        autoFocus={autoFocus}
        aria-autocomplete={members.length > 0 ? 'list' : undefined}
        aria-controls={current ? `${id}-names` : undefined}
        aria-activedescendant={current ? `${id}-${current.userId}` : undefined}
        onChange={(event) => {
          onChange(event.target.value)
          follow()
        }}
        onKeyDown={press}
        onBlur={() => setBegun(null)}
      />
      {current && (
        <div className={styles.names} role="listbox" id={`${id}-names`} aria-label={texts.mention}>
          {offered.map((each) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and takes the keys
            <div
              key={each.userId}
              id={`${id}-${each.userId}`}
              role="option"
              tabIndex={-1}
              aria-selected={each === current}
              // a press must not take the focus away
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(each.name)}
            >
              {each.name}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
