import type { CSSProperties } from 'react'
import type { TextLine } from '#shared/drawing/text/layout-text'
import styles from './text-overlay.module.css'

/** The bullets or numbers of a list while its text is edited: outside the field, since nobody types them. */
export function ListMarksOverlay({
  lines,
  step,
  style,
}: {
  lines: readonly TextLine[]
  /** Line height in canvas pixels. */
  step: number
  style: CSSProperties
}) {
  return (
    <div className={styles.marks} style={style} aria-hidden="true">
      {lines.map(({ mark, start }, index) =>
        mark ? (
          <span key={start} dir={mark.direction} style={{ left: mark.x, top: index * step }}>
            {mark.text}
          </span>
        ) : null,
      )}
    </div>
  )
}
