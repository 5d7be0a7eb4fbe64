import { PreviewCard } from '@base-ui/react/preview-card'
import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import styles from './hover-card.module.css'

export interface HoverCardProps {
  /** The piece of text; it may span several lines. */
  anchor: HTMLElement
  className?: string
  /** The pointer moved from the text to the card, or left the card. */
  onEnter: () => void
  onLeave: () => void
  onClose: () => void
  children: ReactNode
}

/** The card itself, positioned by Base UI. */
export function HoverCardPanel({ anchor, className, onEnter, onLeave, onClose, children }: HoverCardProps) {
  return (
    <PreviewCard.Root
      open
      onOpenChange={(_open, { event, reason, cancel }) => {
        const isInText = event.target instanceof Node && anchor.contains(event.target)
        // Escape closes the card even while the text has the focus
        if (isInText && reason !== 'escape-key') cancel()
        else onClose()
      }}
    >
      <PreviewCard.Portal>
        <PreviewCard.Positioner
          className={styles.place}
          anchor={{ contextElement: anchor, getBoundingClientRect: () => aroundLines(anchor) }}
          align="start"
          sideOffset={6}
          alignOffset={-8}
          collisionPadding={8}
          positionMethod="fixed"
        >
          <PreviewCard.Popup
            role="tooltip"
            className={cx(styles.card, className)}
            onPointerEnter={onEnter}
            onPointerLeave={onLeave}
            // keeps the focus: losing it would close the card before the link opens
            onMouseDown={(event) => event.preventDefault()}
          >
            {children}
          </PreviewCard.Popup>
        </PreviewCard.Positioner>
      </PreviewCard.Portal>
    </PreviewCard.Root>
  )
}

/** The card opens below the start of the text's last line, or above its first line. */
function aroundLines(anchor: HTMLElement): DOMRect {
  const lines = anchor.getClientRects()
  const [first, last] = [lines[0], lines[lines.length - 1]]
  if (!first || !last) return anchor.getBoundingClientRect()
  return new DOMRect(last.left, first.top, last.width, last.bottom - first.top)
}
