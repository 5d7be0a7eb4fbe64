import type { ComponentProps, MouseEvent } from 'react'
import styles from './text-button.module.css'

/**
 * A button inside a line of text.
 * @param pending busy: keeps its focus and ignores presses
 */
export function TextButton({
  pending = false,
  onClick,
  ...rest
}: Omit<ComponentProps<'button'>, 'type' | 'className'> & { pending?: boolean }) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!pending) onClick?.(event)
  }
  return (
    <button
      {...rest}
      type="button"
      className={styles.button}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={press}
    />
  )
}
