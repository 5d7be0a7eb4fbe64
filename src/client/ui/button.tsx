import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import styles from './button.module.css'
import { Link, type LinkProps } from './link.tsx'
import { Spin } from './spinner.tsx'

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'quiet-danger'
  /** 40, 32, 48 px high; `icon` is a 40 px square. On phones all are at least 44 px. */
  size?: 'md' | 'sm' | 'lg' | 'icon'
  /** Fills the width of its container. */
  block?: boolean
  /** With a border in the text colour, where a quiet button would not look like one. */
  outlined?: boolean
  /** As wide as its label, in a container that would stretch it. */
  start?: boolean
  icon?: LucideIcon
  iconAfter?: LucideIcon
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Busy: keeps its width and its focus, and ignores presses. */
    pending?: boolean
    /** The label while pending; default: the usual one. */
    pendingLabel?: string
  }

export function Button({
  variant = 'secondary',
  size = 'md',
  block = false,
  outlined = false,
  start = false,
  icon,
  iconAfter,
  pending = false,
  pendingLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block, outlined, start }, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={press}
    >
      <Content icon={icon} iconAfter={iconAfter} pending={pending} pendingLabel={pendingLabel}>
        {children}
      </Content>
    </button>
  )
}

export function ButtonLink({
  variant = 'secondary',
  size = 'md',
  block = false,
  outlined = false,
  start = false,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: LinkProps & ButtonLook) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block, outlined, start }, className)}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </Link>
  )
}

/** The classes of a button, for the rare element that looks like one without being ours (an external link). */
export function buttonClass(
  { variant = 'secondary', size = 'md', block, outlined, start }: ButtonLook,
  more?: string,
): string {
  return cx(
    styles.button,
    styles[variant],
    size !== 'md' && styles[size === 'icon' ? 'square' : size],
    block && styles.block,
    outlined && styles.outlined,
    start && styles.start,
    more,
  )
}

/** Makes a square button as small as a small one. */
export const smallButton = styles.sm

function Content({
  icon: Icon,
  iconAfter: IconAfter,
  pending = false,
  pendingLabel,
  children,
}: Pick<ButtonProps, 'icon' | 'iconAfter' | 'pending' | 'pendingLabel'> & { children?: ReactNode }) {
  const text = typeof children === 'string' ? children : undefined
  return (
    <>
      {pending ? (
        <Spin className={Icon ? styles.spinIcon : undefined} />
      ) : (
        Icon && <Icon className="icon s" aria-hidden="true" />
      )}
      {children !== undefined && (
        // the style sheet reserves room for the other label, so that both states are equally wide
        <span className={styles.label} data-other={pending ? text : pendingLabel}>
          {pending && pendingLabel ? pendingLabel : children}
        </span>
      )}
      {IconAfter && <IconAfter className="icon s" aria-hidden="true" />}
    </>
  )
}
