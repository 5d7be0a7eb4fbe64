import { type ComponentProps, type ReactNode, useId } from 'react'
import { Hint } from './field.tsx'
import { Cluster } from './layout.tsx'
import styles from './switch.module.css'

type SwitchProps = Omit<ComponentProps<'button'>, 'onChange'> & {
  checked: boolean
  onChange?: (checked: boolean) => void
}

/** Takes effect at once. Name it by `aria-label` or `aria-labelledby`, or use SwitchLine. */
export function Switch({ checked, onChange, ...rest }: SwitchProps) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={checked}
      onClick={() => onChange?.(!checked)}
    />
  )
}

/** A switch with its label on the left, a badge after the label, and a hint below. */
export function SwitchLine({
  label,
  badge,
  hint,
  ...rest
}: SwitchProps & { label: string; badge?: ReactNode; hint?: ReactNode }) {
  const id = useId()
  return (
    <div className={styles.line}>
      <Cluster as="span" wrap={false} className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {badge}
      </Cluster>
      <Switch {...rest} id={id} aria-describedby={hint ? `${id}-hint` : undefined} />
      {hint && (
        <Hint className={styles.hint} id={`${id}-hint`}>
          {hint}
        </Hint>
      )}
    </div>
  )
}
