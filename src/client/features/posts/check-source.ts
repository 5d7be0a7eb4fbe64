import { limits } from '#shared/rules/limits'
import type { FormValues, SourceTab } from './form-values.ts'
import { problemTexts } from './texts.ts'

/** What keeps a post from being written, and the field that says it. */
export interface Problem {
  field: 'url' | 'text' | 'file' | 'opinion'
  title: string
  description: string
}

/** The first thing missing or wrong in the form (spec section 5), or null when it can be sent. */
export function findProblem(values: FormValues, tab: SourceTab, file: File | null): Problem | null {
  const problem = tab === 'url-input' ? checkUrl(values.url) : tab === 'text-input' ? checkText(values.text) : null
  if (problem) return problem
  if (tab === 'file-upload') {
    const fileProblem = file ? checkFile(file) : values.storedSource?.kind === 'file' ? null : problemTexts.fileRequired
    if (fileProblem) return { field: 'file', ...fileProblem }
  }
  if (values.opinion.length > limits.opinionCharacters) return { field: 'opinion', ...problemTexts.opinionTooLong }
  return null
}

function checkUrl(typed: string): Problem | null {
  const url = typed.trim()
  if (url === '') return { field: 'url', ...problemTexts.urlRequired }
  if (!isWebAddress(url)) return { field: 'url', ...problemTexts.urlInvalid }
  if (url.length > limits.addressCharacters) return { field: 'url', ...problemTexts.urlTooLong }
  return null
}

export function isWebAddress(url: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(url).protocol)
  } catch {
    return false // URL's only way to say that it can't be parsed; URL.canParse is newer than some browsers
  }
}

function checkText(text: string): Problem | null {
  if (text.trim() === '') return { field: 'text', ...problemTexts.textRequired }
  if (text.length > limits.textCharacters) return { field: 'text', ...problemTexts.textTooLong }
  return null
}

const extensions = ['.pdf', '.doc', '.docx', '.txt', '.csv', '.xls', '.xlsx', '.ppt', '.pptx']

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
]

/** For the file picker's `accept`: systems differ in which of the two they know. */
export const acceptedFiles = [...extensions, ...mediaTypes].join(',')

/**
 * Type and size before anything is sent; what the file really is, the server finds out. The name's ending counts as
 * much as the media type, since browsers give none, or Excel's, to a CSV file. 10 MB is 10 MiB, inclusive.
 */
export function checkFile(file: Pick<File, 'name' | 'type' | 'size'>): { title: string; description: string } | null {
  const name = file.name.toLowerCase()
  const isKnown = mediaTypes.includes(file.type) || extensions.some((extension) => name.endsWith(extension))
  if (!isKnown) return problemTexts.fileType
  return file.size > limits.fileBytes ? problemTexts.fileSize : null
}
