import { useState } from 'react'
import { Field } from '#client/ui/field'
import { Input } from '#client/ui/input'
import { Cluster } from '#client/ui/layout'
import styles from './colour-input.module.css'
import { brandTexts } from './texts.ts'

const code = /^#?([\da-f]{6})$/i

/**
 * A colour from the browser's picker or by its code.
 * @param value `#rrggbb`
 */
export function ColourInput({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (colour: string) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)

  function type(text: string) {
    setTyped(text)
    const [, digits] = code.exec(text.trim()) ?? []
    if (digits) onChange(`#${digits.toLowerCase()}`)
  }

  return (
    <Field label={label}>
      {(control) => (
        <Cluster as="span" wrap={false} className={styles.colour}>
          <input
            {...control}
            type="color"
            value={value}
            onChange={({ target }) => {
              setTyped(null)
              onChange(target.value)
            }}
          />
          <Input
            aria-label={brandTexts.colours.code(label)}
            autoComplete="off"
            spellCheck={false}
            value={typed ?? value.toUpperCase()}
            onChange={({ target }) => type(target.value)}
            onBlur={() => setTyped(null)}
          />
        </Cluster>
      )}
    </Field>
  )
}
