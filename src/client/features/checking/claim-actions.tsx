import type { ReactNode } from 'react'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { cutText } from '#shared/linkedin/cut'
import { askTexts } from './ask-texts.ts'

/** What an author can do about a claim, or a sentence, that the source does not bear out. */
export function ClaimActions({
  repair,
  onRepair,
  onAccept,
  onShow,
  children,
}: {
  /** The source's words that can replace it. */
  repair?: string | undefined
  onRepair?: () => void
  /** Null once it was accepted. */
  onAccept: (() => void) | null
  onShow?: () => void
  /** Further ways to repair it. */
  children?: ReactNode
}) {
  return (
    <Cluster>
      {repair !== undefined && onRepair && (
        <Button size="sm" onClick={onRepair}>
          {askTexts.use(cutText(repair, 40, '…', { atWord: true }))}
        </Button>
      )}
      {children}
      {onShow && (
        <Button size="sm" variant="quiet" onClick={onShow}>
          {askTexts.show}
        </Button>
      )}
      {onAccept && (
        <Button size="sm" variant="quiet" onClick={onAccept}>
          {askTexts.ownView}
        </Button>
      )}
    </Cluster>
  )
}
