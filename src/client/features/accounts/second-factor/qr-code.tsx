import { encode } from 'uqr'
import { drawModules } from '#shared/drawing/parts/draw-modules'
import styles from './qr-code.module.css'

/** The quiet zone that a camera needs, in modules (ISO/IEC 18004 requires four). */
const border = 4

/** A QR code, dark on light in both themes: not every camera reads an inverted one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border })
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path className={styles.light} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles.dark} d={drawModules(data)} />
    </svg>
  )
}
