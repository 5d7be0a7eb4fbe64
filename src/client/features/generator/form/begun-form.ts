import { clearDraft, readDraft, writeDraft } from '#client/lib/drafts'
import { emptyForm, type FormValues, type SourceTab } from './form-values.ts'

/**
 * The form's drafts. The current one belongs to marked entries of the browser's history, which a reload and going back
 * find again; every other way to the generator begins a new post, and what was left unfinished is offered there.
 */

const draftKey = 'generate'
const unfinishedKey = 'generate-unfinished'

/** The mark of an entry whose form is in use. */
export const begunEntry = { form: 'begun' }

export function isBegun(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'form' in entry && entry.form === begunEntry.form
}

/** The draft for the form that opens now, or null for an empty one. @param postId the post that the address names */
export function openDraft(postId: string | null): Partial<FormValues> | null {
  const draft = readDraft<FormValues>(draftKey)
  if (!draft || postId !== null || isBegun(window.history.state)) return draft
  if (hasContent(draft)) writeDraft(unfinishedKey, draft)
  clearDraft(draftKey)
  return null
}

export function keepDraft(values: FormValues): void {
  writeDraft(draftKey, values)
}

export function settleDraft(): void {
  clearDraft(draftKey)
}

/** What was begun before and left, with every field. */
export function findUnfinished(): FormValues | null {
  const draft = readDraft<FormValues>(unfinishedKey)
  return draft && { ...emptyForm, ...draft, postId: null }
}

/** @param values null forgets it */
export function keepUnfinished(values: FormValues | null): void {
  if (values) writeDraft(unfinishedKey, values)
  else clearDraft(unfinishedKey)
}

/** Whether someone would miss it. */
export function hasContent({ url, text, opinion, moreSources, storedSource }: FormValues): boolean {
  return [url, text, opinion].some((typed) => typed.trim() !== '') || moreSources.length > 0 || storedSource !== null
}

/** The tab of the source in a draft. */
export function tabOf({ url, text, storedSource }: FormValues): SourceTab {
  if (url.trim() !== '') return 'url-input'
  if (storedSource?.kind === 'file') return 'file-upload'
  return text === '' ? 'url-input' : 'text-input'
}

const maxNameChars = 60

/** A draft in a few words: its source, else its opinion. '' if it has neither. */
export function nameOf({ url, text, opinion, storedSource, handedOver }: FormValues): string {
  const name = handedOver?.article.title || url.trim() || text.trim() || storedSource?.title || opinion.trim()
  const [line = ''] = name.replace(/^https?:\/\/(?:www\.)?/, '').split('\n')
  return line.length > maxNameChars ? `${line.slice(0, maxNameChars - 1).trimEnd()}…` : line
}
