import { downloadFile } from '#client/lib/download-file'
import { safeFileName } from '#client/lib/safe-file-name'
import type { ExportFormat } from './export-choice.ts'
import { exportFileName } from './file-names.ts'
import { exportTexts } from './texts.ts'

/** Makes the browser save a file; several come as one archive, since browsers drop downloads in quick succession. */
export async function downloadFiles(
  files: readonly Blob[],
  { name, format }: { name: string; format: ExportFormat },
): Promise<void> {
  const [only, ...others] = files
  if (!only) return
  if (others.length === 0) return downloadFile(only, exportFileName(name, format))
  const numbered = files.map((file, index) => [exportFileName(name, format, index + 1), file] as const)
  downloadFile(await toArchive(numbered), `${safeFileName(name, exportTexts.unnamed)}.zip`)
}

/** Pictures are compressed already, so the archive only stores them. */
async function toArchive(files: readonly (readonly [name: string, file: Blob])[]): Promise<Blob> {
  const { zipSync } = await import('fflate')
  const entries = await Promise.all(
    files.map(async ([name, file]) => [name, new Uint8Array(await file.arrayBuffer())] as const),
  )
  const archive = zipSync(Object.fromEntries(entries), { level: 0 })
  return new Blob([new Uint8Array(archive)], { type: 'application/zip' })
}
