import type { KeptPage } from '#client/features/handover/kept-page'
import { storeHandedPage } from '#client/features/handover/store-handed-page'
import { toast } from '#client/ui/toast'
import { readMarkedPage } from '#shared/handover/handed-page'
import { handedOverTexts } from './texts.ts'

/**
 * Stores a pasted page for this tab.
 * @returns null when the text is no page or could not be stored, which a toast reports
 */
export async function storePastedPage(text: string): Promise<KeptPage | null> {
  const pasted = readMarkedPage(text)
  if (!pasted) return null
  const { page, outcome } = await storeHandedPage(pasted)
  if (outcome === 'kept') return page
  toast({ ...handedOverTexts[outcome], kind: 'error' })
  return null
}
