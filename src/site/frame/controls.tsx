import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * The few controls of the public pages. They look as those of the app, whose components bring styles and behaviour that
 * a document without scripts has no use for.
 */

export function buttonClass(
  { variant, size, block }: { variant: 'primary' | 'secondary' | 'quiet'; size?: 'lg'; block?: boolean },
  more?: string,
): string {
  return ['btn', `btn-${variant}`, size && `btn-${size}`, block && 'btn-block', more].filter(Boolean).join(' ')
}

export function Badge({
  tone = 'plain',
  icon: Icon,
  children,
}: {
  tone?: 'plain' | 'line' | 'brand'
  icon?: LucideIcon
  children: ReactNode
}) {
  return (
    <span className={tone === 'plain' ? 'badge' : `badge badge-${tone}`}>
      {Icon && <Icon className="icon" aria-hidden="true" />}
      {children}
    </span>
  )
}

/** Our mark and name. */
export function Logo() {
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path className="l1" d="M2 3h20v4H2z" />
        <path className="l2" d="M2 10.2 22.4 9.6l-.3 5L1.7 15z" />
        <path className="l1" d="M2 17.5h12v4H2z" />
      </svg>
      Postwright
    </>
  )
}
