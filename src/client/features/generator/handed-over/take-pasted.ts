import { storeHandedPage } from '#client/features/handover/keep-page'
import type { KeptPage } from '#client/features/handover/kept-page'
import { toast } from '#client/ui/toast'
import { readMarkedPage } from '#shared/handover/handed-page'
import { handedOverTexts } from './texts.ts'

/** Keeps a page that was pasted; says so where that can't be, and then there is none. */
export async function readPastedHtml(text: string): Promise<KeptPage | null> {
  const pasted = readMarkedPage(text)
  if (!pasted) return null
  const { page, outcome } = await storeHandedPage(pasted)
  if (outcome === 'kept') return page
  toast({ ...handedOverTexts[outcome], kind: 'error' })
  return null
}
