import type { ReactNode } from 'react'
import { Button } from '#client/ui/button'
import { originalityTexts } from './texts.ts'

/** One line of the list: what was found, what to make of it, and the way to its place in the post. */
export function Finding({
  what,
  children,
  onShow,
  action,
}: {
  what: ReactNode
  children: ReactNode
  /** Left out where no place shows it. */
  onShow?: (() => void) | undefined
  action?: ReactNode
}) {
  return (
    <li className="claim">
      <span className="what">{what}</span>
      <span className="dim">{children}</span>
      {onShow && (
        <Button variant="quiet" size="sm" onClick={onShow}>
          {originalityTexts.show}
        </Button>
      )}
      {action}
    </li>
  )
}
