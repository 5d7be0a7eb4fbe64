import { isWebAddress } from '#client/features/sources/web-address'
import { limits } from '#shared/rules/limits'
import { isBlank } from '#shared/text/is-blank'
import type { FormValues, SourceTab } from './form-values.ts'
import type { problemTexts } from './texts.ts'

/** What prevents writing a post, and the field that reports it. */
export interface Problem {
  field: 'url' | 'text' | 'file' | 'more' | 'opinion'
  reason: keyof typeof problemTexts
}

/** The first thing missing or wrong in the form (spec section 5), or null when it can be sent. */
export function findProblem(
  values: FormValues,
  tab: SourceTab,
  file: File | null,
  readsPictures = false,
): Problem | null {
  const problem = tab === 'url-input' ? checkUrl(values.url) : tab === 'text-input' ? checkText(values.text) : null
  if (problem) return problem
  if (tab === 'file-upload') {
    const reason = file ? checkFile(file, readsPictures) : values.storedSource?.kind === 'file' ? null : 'fileRequired'
    if (reason) return { field: 'file', reason }
  }
  if (values.moreSources.some(({ typed, article }) => !article && !isBlank(typed))) {
    return { field: 'more', reason: 'moreUnread' }
  }
  if (values.opinion.length > limits.opinionCharacters) return { field: 'opinion', reason: 'opinionTooLong' }
  return null
}

function checkUrl(typed: string): Problem | null {
  const url = typed.trim()
  if (url === '') return { field: 'url', reason: 'urlRequired' }
  if (!isWebAddress(url)) return { field: 'url', reason: 'urlInvalid' }
  if (url.length > limits.addressCharacters) return { field: 'url', reason: 'urlTooLong' }
  return null
}

function checkText(text: string): Problem | null {
  if (isBlank(text)) return { field: 'text', reason: 'textRequired' }
  if (text.length > limits.textCharacters) return { field: 'text', reason: 'textTooLong' }
  return null
}

const extensions = (
  '.pdf .doc .docx .txt .csv .xls .xlsx .ppt .pptx .odt .ods .odp .rtf ' +
  '.epub .eml .html .htm .mhtml .mht .md .markdown .vtt .srt'
).split(' ')

const mediaTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/plain',
  'text/csv',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'application/rtf',
  'text/rtf',
  'application/epub+zip',
  'message/rfc822',
  'text/html',
  'multipart/related',
  'text/markdown',
  'text/vtt',
  'application/x-subrip',
]

/** Only where the installation has text recognition. */
const pictures = ['.png', '.jpg', '.jpeg', 'image/png', 'image/jpeg']

/** For the file picker's `accept`: systems differ in which of the two they know. */
export function acceptedFiles(readsPictures: boolean): string {
  return [...extensions, ...mediaTypes, ...(readsPictures ? pictures : [])].join(',')
}

/**
 * Checks type and size before sending; the server determines the real type. The extension counts as much as the media
 * type, since browsers give a CSV file none, or Excel's. 10 MB is 10 MiB, inclusive.
 */
export function checkFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  readsPictures: boolean,
): 'fileType' | 'fileSize' | null {
  const name = file.name.toLowerCase()
  const known = acceptedFiles(readsPictures).split(',')
  const isKnown = known.includes(file.type) || known.some((each) => each.startsWith('.') && name.endsWith(each))
  if (!isKnown) return 'fileType'
  return file.size > limits.fileBytes ? 'fileSize' : null
}
