import { webhookTexts } from '#client/features/webhooks/texts'
import { WebhooksSection } from '#client/features/webhooks/webhooks-section'
import { PageHead } from '#client/ui/page-head'

/** /settings/developers: ways in and out for programs. */
export function DevelopersScreen() {
  return (
    <>
      <PageHead title={webhookTexts.page} />
      <WebhooksSection />
    </>
  )
}
