import { useState } from 'react'
import styles from './avatar.module.css'

/**
 * A person's picture, or the initial if it is missing or fails to load. Decorative, since the name is next to it.
 * @param src on this server
 */
export function Avatar({ src = null, initial }: { src?: string | null; initial: string }) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  return (
    <span className={styles.avatar} aria-hidden="true">
      {src && src !== failedSrc ? (
        <img className={styles.picture} src={src} alt="" onError={() => setFailedSrc(src)} />
      ) : (
        initial
      )}
    </span>
  )
}
