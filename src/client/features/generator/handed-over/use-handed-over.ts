import { type ClipboardEvent, useState } from 'react'
import { findKeptPage, forgetPage } from '#client/features/handover/kept-page'
import { findMark } from '#shared/handover/mark'

/** The page that was handed over to this tab and is still to be read, or one that is pasted into any field of the form. */
export function useHandedOver() {
  const [page, setPage] = useState(findKeptPage)

  async function take(text: string): Promise<void> {
    const { storePastedPage: takePasted } = await import('./store-pasted-page.ts')
    const kept = await takePasted(text)
    if (kept) setPage(kept)
  }

  return {
    page,
    /** Before a field takes it: a copied page is no text for a field. */
    onPasteCapture: (event: ClipboardEvent) => {
      const text = event.nativeEvent.clipboardData?.getData('text/plain') ?? ''
      if (!findMark(text)) return
      event.preventDefault()
      event.stopPropagation()
      void take(text)
    },
    forget: () => {
      forgetPage()
      setPage(null)
    },
  }
}
