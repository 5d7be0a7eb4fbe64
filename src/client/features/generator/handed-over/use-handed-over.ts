import { type ClipboardEvent, useState } from 'react'
import { findKeptPage, forgetPage } from '#client/features/handover/kept-page'
import { findMark } from '#shared/handover/mark'

/** A handed-over page of this tab that is still unread, or one pasted into any field of the form. */
export function useHandedOver() {
  const [page, setPage] = useState(findKeptPage)

  async function take(text: string): Promise<void> {
    const { storePastedPage: takePasted } = await import('./store-pasted-page.ts')
    const kept = await takePasted(text)
    if (kept) setPage(kept)
  }

  return {
    page,
    /** Runs before a field receives the text: a copied page is no input for a field. */
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
