import { type ReactNode, useId } from 'react'
import { Hint } from './field.tsx'
import { Cluster } from './layout.tsx'
import styles from './switch.module.css'

/** On or off, at once. Give it a name by `aria-label` or `aria-labelledby`, or use SwitchLine. */
export function Switch({
  checked,
  onChange,
  disabled = false,
  ...rest
}: {
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string | undefined
}) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={checked}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    />
  )
}

/** A switch with its label on the left, a badge beside the label, and a hint below. */
export function SwitchLine({
  label,
  badge,
  hint,
  checked,
  onChange,
  disabled = false,
}: {
  label: string
  badge?: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}) {
  const id = useId()
  return (
    <div className={styles.line}>
      <Cluster as="span" wrap={false} className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {badge}
      </Cluster>
      <Switch
        id={id}
        checked={checked}
        onChange={onChange}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <Hint className={styles.hint} id={`${id}-hint`}>
          {hint}
        </Hint>
      )}
    </div>
  )
}
