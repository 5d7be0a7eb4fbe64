/** The system's share sheet, which hands a text and files to another app: on phones, and over https alone. */

export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function'
}

/** Whether it takes files of this type. */
export function canShareFile(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false
}

/**
 * Call it soon after a press.
 * @returns how it ended; `late` if the press was too long ago, so that another is needed
 * @throws Error when the browser could not share
 */
export async function openShareSheet(data: ShareData): Promise<'shared' | 'cancelled' | 'late'> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'AbortError') return 'cancelled'
    if (name === 'NotAllowedError') return 'late'
    throw error
  }
}
