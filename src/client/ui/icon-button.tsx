import type { LucideIcon } from 'lucide-react'
import { type ButtonProps, buttonClass } from './button.tsx'
import { Tooltip } from './tooltip.tsx'

/** A square button that shows only an icon; `label` is its name, and what its tooltip says. */
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
  const small = size === 'sm' ? 'btn-sm' : ''
  return (
    <Tooltip label={label}>
      <button
        {...rest}
        type={type}
        aria-label={label}
        aria-busy={pending || undefined}
        aria-disabled={pending || rest['aria-disabled']}
        className={buttonClass({ variant, size: 'icon' }, [small, className].filter(Boolean).join(' '))}
        onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
      >
        {pending ? <span className="spin" aria-hidden="true" /> : <Icon className="icon" aria-hidden="true" />}
      </button>
    </Tooltip>
  )
}
