/** The upload list as data. Pure: each step returns a new list, or the same one when nothing changed. */

export interface Upload {
  readonly id: string
  readonly name: string
  readonly totalBytes: number
  /** Rises to `totalBytes`; the server then checks the picture, and only its response ends the upload. */
  readonly sentBytes: number
  readonly status: 'waiting' | 'sending' | 'failed'
  /** Why it failed, as a finished sentence. */
  readonly failure?: string
  /** Whether sending the same file again may succeed. */
  readonly canRetry?: boolean
}

type Uploads = readonly Upload[]

export function addUploads(uploads: Uploads, files: readonly { id: string; name: string; size: number }[]): Uploads {
  if (files.length === 0) return uploads
  const added = files.map(
    ({ id, name, size }): Upload => ({ id, name, totalBytes: size, sentBytes: 0, status: 'waiting' }),
  )
  return [...uploads, ...added]
}

/** Progress never decreases and never exceeds the total. A failed upload has none. */
export function noteProgress(uploads: Uploads, id: string, sentBytes: number): Uploads {
  return changeOne(uploads, id, (upload) => {
    if (upload.status === 'failed') return upload
    const sent = Math.min(upload.totalBytes, Math.max(upload.sentBytes, sentBytes))
    return upload.status === 'sending' && sent === upload.sentBytes
      ? upload
      : { ...upload, status: 'sending', sentBytes: sent }
  })
}

export function failUpload(uploads: Uploads, id: string, failure: string, canRetry: boolean): Uploads {
  return changeOne(uploads, id, (upload) => ({ ...upload, status: 'failed', failure, canRetry }))
}

export function restartUpload(uploads: Uploads, id: string): Uploads {
  return changeOne(uploads, id, ({ failure: _failure, canRetry: _canRetry, ...upload }) => ({
    ...upload,
    status: 'waiting',
    sentBytes: 0,
  }))
}

/** Removes a finished or cancelled upload from the list. */
export function removeUpload(uploads: Uploads, id: string): Uploads {
  return uploads.some((upload) => upload.id === id) ? uploads.filter((upload) => upload.id !== id) : uploads
}

/** 0 to 100, whole. An empty file counts as sent. */
export function percentOf({ sentBytes, totalBytes }: Pick<Upload, 'sentBytes' | 'totalBytes'>): number {
  return totalBytes === 0 ? 100 : Math.floor((100 * sentBytes) / totalBytes)
}

function changeOne(uploads: Uploads, id: string, change: (upload: Upload) => Upload): Uploads {
  const before = uploads.find((upload) => upload.id === id)
  const after = before && change(before)
  return after === before ? uploads : uploads.map((upload) => (upload === before && after ? after : upload))
}
