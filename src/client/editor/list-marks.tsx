import type { CSSProperties } from 'react'
import type { TextLine } from '#shared/drawing/text/layout-text'
import styles from './text-overlay.module.css'

/** The marks of a list while its text is typed: beside the field, since nobody types them. */
export function ListMarksOverlay({
  lines,
  step,
  style,
}: {
  lines: readonly TextLine[]
  /** From line to line, in canvas pixels. */
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
