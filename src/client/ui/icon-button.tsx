import type { LucideIcon } from 'lucide-react'
import { cx } from '#client/lib/cx'
import { type ButtonProps, buttonClass, smallButton } from './button.tsx'
import { Spin } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'

/** A square button that shows only an icon; `label` is its accessible name and its tooltip. */
export function IconButton({
  icon: Icon,
  label,
  variant = 'quiet',
  size,
  pending = false,
  className,
  onClick,
  type = 'button',
  block: _block,
  iconAfter: _iconAfter,
  pendingLabel: _pendingLabel,
  ...rest
}: Omit<ButtonProps, 'icon' | 'children'> & { icon: LucideIcon; label: string }) {
  return (
    <Tooltip label={label}>
      <button
        {...rest}
        type={type}
        aria-label={label}
        aria-busy={pending || undefined}
        aria-disabled={pending || rest['aria-disabled']}
        className={buttonClass({ variant, size: 'icon' }, cx(size === 'sm' && smallButton, className))}
        onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
      >
        {pending ? <Spin /> : <Icon className="icon" aria-hidden="true" />}
      </button>
    </Tooltip>
  )
}
