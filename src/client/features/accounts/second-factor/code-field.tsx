import { type RefObject, useEffect, useRef } from 'react'
import type { FormField } from '#client/lib/form'
import { Field } from '#client/ui/field'
import { Input } from '#client/ui/input'
import styles from './code-field.module.css'
import { texts } from './texts.ts'

/** A code of the app, which phones offer to fill in, or a recovery code. */
export function CodeField({
  kind,
  name,
  value,
  error,
  onChange,
  takesFocus = false,
}: FormField<string> & {
  kind: 'app' | 'recovery' | 'either'
  value: string
  error: string | null
  onChange: (code: string) => void
  /** For a page whose only task is the code. */
  takesFocus?: boolean
}) {
  const input = useFocusAtFirst<HTMLInputElement>(takesFocus)
  return (
    <Field label={texts.code[kind]} hint={kind === 'app' && texts.code.appHint} error={error}>
      {(control) => (
        <Input
          {...control}
          ref={input}
          className={styles.code}
          name={name}
          type="text"
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** Focuses an element when it first shows, so that keyboard and screen reader continue there. */
export function useFocusAtFirst<Kind extends HTMLElement>(isWanted = true): RefObject<Kind | null> {
  const element = useRef<Kind>(null)
  useEffect(() => {
    if (isWanted) element.current?.focus()
  }, [isWanted])
  return element
}
