import { ReceivePage } from '#client/features/handover/receive-page'
import { PlainPage } from '#client/ui/plain-page'

/** /handover: takes the page that someone reads elsewhere, and goes on to the generator. */
export function HandoverScreen() {
  return (
    <PlainPage>
      <ReceivePage />
    </PlainPage>
  )
}
