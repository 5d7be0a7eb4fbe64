import { type KeyboardEvent, useId, useState } from 'react'
import { formatPlainNumber } from '#client/lib/formatting'
import { Input } from '#client/ui/input'
import { Stack } from '#client/ui/layout'
import { type Common, mixed, orUndefined } from './common-value.ts'
import styles from './properties.module.css'
import { isWithin, keepWithin, type NumberRules, parseNumber, roundTo, settleNumber } from './read-number.ts'
import { propertyTexts } from './texts.ts'

/**
 * A number that applies while typing, as soon as it is valid. Arrow keys step, with Shift by ten. On blur its rules
 * settle the value (spec section 5); an empty field of differing layers changes nothing.
 */
export function NumberField({
  label,
  affix,
  value,
  rules,
  step = 1,
  disabled = false,
  isLive = true,
  onChange,
}: {
  label: string
  /** A symbol inside the field instead of the label above it, which then only screen readers get. */
  affix?: string
  value: Common<number> | undefined
  rules: NumberRules
  step?: number
  disabled?: boolean
  /** Applies while typing; otherwise on blur. */
  isLive?: boolean
  onChange: (value: number) => void
}) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const known = orUndefined(value)
  const shown = known === undefined ? '' : formatPlainNumber(roundTo(known, rules.digits), { most: rules.digits })

  function type(text: string) {
    setTyped(text)
    const read = parseNumber(text)
    if (isLive && read !== undefined && isWithin(read, rules)) onChange(roundTo(read, rules.digits))
  }
  function settle() {
    if (typed === null) return
    setTyped(null)
    if (typed.trim() === '' && known === undefined) return
    const settled = settleNumber(typed, rules)
    if (settled !== known) onChange(settled)
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') settle()
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0 || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const from = parseNumber(typed ?? shown) ?? rules.fallback
    setTyped(null)
    onChange(keepWithin(from + direction * step * (event.shiftKey ? 10 : 1), rules))
  }

  const input = (
    <Input
      id={id}
      className={styles.input}
      inputMode="decimal"
      autoComplete="off"
      role="spinbutton"
      aria-label={affix ? label : undefined}
      aria-valuenow={known}
      aria-valuetext={value === mixed ? propertyTexts.mixed : undefined}
      aria-valuemin={rules.min}
      aria-valuemax={rules.max}
      placeholder={value === mixed ? propertyTexts.mixed : undefined}
      disabled={disabled}
      value={typed ?? shown}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={settle}
      onKeyDown={press}
    />
  )
  if (affix) {
    return (
      <span className={styles.affix}>
        <span aria-hidden="true">{affix}</span>
        {input}
      </span>
    )
  }
  return (
    <Stack gap={4} className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {input}
    </Stack>
  )
}
