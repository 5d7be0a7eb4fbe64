import { encode } from 'uqr'
import { drawModules } from '#shared/drawing/parts/draw-modules'
import styles from './qr-code.module.css'

/** What a camera needs around it, in modules (ISO/IEC 18004 asks for four). */
const border = 4

/** A QR code, dark on light in either theme: not every camera reads it the other way round. */
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
