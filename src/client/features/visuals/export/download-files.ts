import { downloadFile } from '#client/lib/download-file'
import type { ExportFormat } from './export-choice.ts'
import { exportFileName } from './file-names.ts'

/** Browsers drop downloads that follow each other too fast. */
const pauseBetweenMs = 300

/** Hands files to the browser to save, one after another. */
export async function downloadFiles(
  files: readonly Blob[],
  { name, format, isNumbered }: { name: string; format: ExportFormat; isNumbered: boolean },
): Promise<void> {
  for (const [index, file] of files.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, pauseBetweenMs))
    downloadFile(file, exportFileName(name, format, isNumbered ? index + 1 : undefined))
  }
}
