import { clearDraft, readDraft } from '#client/lib/drafts'
import type { HandedPage } from '#shared/handover/handed-page'

/**
 * The handed-over page, stored in the browser tab like a draft: until it is read or discarded, also while its owner
 * signs in.
 */
export interface KeptPage extends Omit<HandedPage, 'html'> {
  /** Of its HTML, as UTF-8. */
  bytes: number
}

/** As stored in the tab: `packed` is gzip in base 64. */
export interface PackedPage extends KeptPage {
  packed: string
}

export const draftKey = 'handed-over'

export function findKeptPage(): KeptPage | null {
  const draft = readDraft<PackedPage>(draftKey)
  return draft && { url: draft.url, title: draft.title, bytes: draft.bytes }
}

export function forgetPage(): void {
  clearDraft(draftKey)
}
