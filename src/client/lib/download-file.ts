/** By then a download has surely begun to read. */
const keepMs = 60_000

/** Makes the browser save a file under `name`. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), keepMs)
}
