import type { ExportFormat } from './export-choice.ts'
import { exportFileName } from './file-names.ts'

/** Browsers drop downloads that follow each other too fast. */
const pauseBetweenMs = 300
/** Until a download has surely begun to read. */
const keepMs = 60_000

/** Hands files to the browser to save, one after another. */
export async function downloadFiles(
  files: readonly Blob[],
  { name, format, isNumbered }: { name: string; format: ExportFormat; isNumbered: boolean },
): Promise<void> {
  for (const [index, file] of files.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, pauseBetweenMs))
    download(file, exportFileName(name, format, isNumbered ? index + 1 : undefined))
  }
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), keepMs)
}
