import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#client/ui/link'
import { Popover, type PopoverButton } from '#client/ui/popover'
import styles from './menu.module.css'

export interface MenuItem {
  readonly label: string
  readonly icon: LucideIcon
  /** An address, or an action. */
  readonly does: string | (() => void)
}

/** A menu with text labels, in a popover of a button. */
export function Menu({
  label,
  items,
  children,
}: {
  label: string
  items: readonly MenuItem[]
  /** The button. */
  children: (button: PopoverButton) => ReactNode
}) {
  return (
    <Popover label={label} className={styles.window} trigger={children}>
      {(close) => (
        <ul>
          {items.map(({ label, icon: Icon, does }) => {
            const content = (
              <>
                <Icon className="icon" aria-hidden="true" />
                {label}
              </>
            )
            return (
              <li key={label}>
                {typeof does === 'string' ? (
                  <Link className={styles.item} href={does}>
                    {content}
                  </Link>
                ) : (
                  <button
                    type="button"
                    className={styles.item}
                    onClick={() => {
                      close()
                      does()
                    }}
                  >
                    {content}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Popover>
  )
}
