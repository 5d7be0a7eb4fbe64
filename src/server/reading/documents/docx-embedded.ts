import type { EmbeddedTexts } from './docx-visitor.ts'
import { isVerdict } from './failure.ts'
import type { Found } from './found.ts'
import type { Relationship } from './office.ts'
import type { Zip } from './zip.ts'

type ReadDocx = (zip: Zip, depth: number) => Promise<Found>

/**
 * The charts and the documents that are embedded in a Word document (`altChunk`), by their relationship. They are read
 * in front, because what reads them is loaded only for those few documents that have any.
 */
export async function readEmbedded(
  zip: Zip,
  related: readonly Relationship[],
  depth: number,
  readDocx: ReadDocx,
): Promise<EmbeddedTexts> {
  const found: EmbeddedTexts = new Map()
  if (related.some(({ type }) => /^chart(?:Ex)?$/.test(type))) {
    const { readCharts } = await import('./drawing-charts.ts')
    for (const [id, text] of readCharts(zip, related)) found.set(id, { text })
  }
  if (depth > 0) return found
  for (const { id, type, target } of related) {
    const bytes = type === 'aFChunk' ? zip.read(target) : undefined
    if (bytes) found.set(id, await readChunk(bytes, target, (inner) => readDocx(inner, depth + 1)))
  }
  return found
}

/** An unreadable chunk does not fail the document. @throws AppError TOO_COMPLEX */
async function readChunk(
  bytes: Uint8Array,
  name: string,
  readDocx: (zip: Zip) => Promise<Found>,
): Promise<Pick<Found, 'text' | 'leftOut'>> {
  try {
    const { sniff } = await import('./sniff.ts')
    const sniffed = await sniff(bytes, name)
    switch (sniffed.kind) {
      case 'page': {
        const { readMarkup } = await import('./page.ts')
        return readMarkup(bytes)
      }
      case 'docx':
        return await readDocx(sniffed.zip)
      case 'rtf':
        return (await import('./rtf.ts')).readRtf(bytes)
      case 'mail':
        return await (await import('./mail.ts')).readMail(bytes)
      case 'plain':
        return await (await import('./plain.ts')).readPlain(bytes)
      default:
        return { text: '' }
    }
  } catch (error) {
    const code = (error as { code?: unknown }).code
    if (isVerdict(code) && code !== 'TOO_COMPLEX') return { text: '' }
    throw error
  }
}
