import { useState } from 'react'

/** A person's picture, or the initial while there is none or it can't be loaded. Decoration: the name stands beside it. */
export function Avatar({ src, initial }: { src: string | null; initial: string }) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  return (
    <span className="avatar" aria-hidden="true">
      {src && src !== failedSrc ? (
        <img src={src} alt="" referrerPolicy="no-referrer" onError={() => setFailedSrc(src)} />
      ) : (
        initial
      )}
    </span>
  )
}
