import { ReceivePage } from '#client/features/handover/receive-page'
import { PlainPage } from '#client/ui/plain-page'

/** /handover: receives a page that someone reads elsewhere, and continues in the generator. */
export function HandoverScreen() {
  return (
    <PlainPage>
      <ReceivePage />
    </PlainPage>
  )
}
