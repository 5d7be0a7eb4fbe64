import type { LeftOut } from '#shared/rules/left-out'
import { documentFailure } from './failure.ts'
import type { Found } from './found.ts'
import type { ReadingChoices } from './reading-choices.ts'
import { sniff } from './sniff.ts'
import { chooseTitle } from './title.ts'

/** A document as the child process hands it to its parent. */
export interface Extracted {
  title: string
  text: string
  language: string | null
  truncated: boolean
  leftOut?: LeftOut
  byline: string | null
  published: string | null
  siteName: string | null
}

/**
 * Reads a document in this very process: unguarded against time and memory, so only ever called in a child.
 * @throws AppError with a document's code
 */
export async function extract(bytes: Uint8Array, filename: string, choices: ReadingChoices = {}): Promise<Extracted> {
  const found = await readByKind(bytes, filename, choices)
  if (!/[\p{L}\p{N}]/u.test(found.text)) throw documentFailure('NO_TEXT')
  return {
    title: chooseTitle({
      metadata: found.metadataTitle,
      heading: found.heading,
      text: found.isNamedByFile ? '' : found.text,
      filename,
    }),
    text: found.text,
    language: canonicalLanguage(found.language),
    truncated: found.truncated,
    ...(found.leftOut && { leftOut: found.leftOut }),
    byline: found.byline ?? null,
    published: found.published ?? null,
    siteName: found.siteName ?? null,
  }
}

/** Each format's libraries are loaded only when a file needs them: loading all takes longer than reading most files. */
async function readByKind(bytes: Uint8Array, filename: string, choices: ReadingChoices): Promise<Found> {
  const sniffed = await sniff(bytes, filename)
  switch (sniffed.kind) {
    case 'pdf':
      return (await import('./pdf.ts')).readPdf(bytes)
    case 'docx':
      return (await import('./docx.ts')).readDocx(sniffed.zip)
    case 'pptx':
      return (await import('./pptx.ts')).readPptx(sniffed.zip, choices)
    case 'xlsx':
      return (await import('./xlsx.ts')).readXlsx(sniffed.zip)
    case 'xlsb':
      return (await import('./sheets.ts')).readXlsb(sniffed.zip)
    case 'doc':
      return (await import('./doc.ts')).readDoc(sniffed.container)
    case 'ppt':
      return (await import('./ppt.ts')).readPpt(sniffed.container, choices)
    case 'xls':
      return (await import('./sheets.ts')).readXls(bytes, sniffed.container)
    case 'odf':
      return (await import('./odf.ts')).readOdf(sniffed.zip, choices)
    case 'ods':
      return (await import('./ods.ts')).readOds(sniffed.zip)
    case 'epub':
      return (await import('./epub.ts')).readEpub(sniffed.zip)
    case 'rtf':
      return (await import('./rtf.ts')).readRtf(bytes)
    case 'mail':
      return (await import('./mail.ts')).readMail(bytes)
    case 'page':
      return (await import('./page.ts')).readPage(bytes)
    case 'plain':
      return (await import('./plain.ts')).readPlain(bytes, filename)
  }
}

/** A BCP 47 tag in canonical spelling; an invalid one is dropped. */
function canonicalLanguage(language: string | undefined): string | null {
  try {
    return Intl.getCanonicalLocales(language?.trim().replaceAll('_', '-') || [])[0] ?? null
  } catch {
    return null
  }
}
