import { downloadFile } from '#client/lib/download-file'
import { safeFileName } from '#client/lib/safe-file-name'
import type { Provenance } from '#client/queries/posts/panels'
import type { Changes } from './compare-words.ts'
import { provenanceTexts as texts } from './texts.ts'

/** Hands the browser a file with everything the panel shows. */
export function exportProvenance(provenance: Provenance, changes: Changes): void {
  const content = JSON.stringify({ ...provenance, changes }, null, 2)
  const name = texts.fileName(safeFileName(provenance.title, texts.untitledFile))
  downloadFile(new Blob([content], { type: 'application/json' }), name)
}
