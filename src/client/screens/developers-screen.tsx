import { KeysSection } from '#client/features/api-keys/keys-section'
import { keyTexts } from '#client/features/api-keys/texts'
import { ConnectedAppsSection } from '#client/features/connected-apps/connected-apps-section'
import { WebhooksSection } from '#client/features/webhooks/webhooks-section'
import { useUser } from '#client/queries/user'
import { Stack } from '#client/ui/layout'
import { PageHead } from '#client/ui/page-head'

/** /settings/developers: ways in and out for programs, a section each. */
export function DevelopersScreen() {
  const { user } = useUser()
  const mayConnect = user?.team === null || user?.team.permissions.includes('webhooks.manage')
  return (
    <>
      <PageHead title={keyTexts.page} />
      <Stack gap={32}>
        <KeysSection />
        <ConnectedAppsSection />
        {mayConnect && <WebhooksSection />}
      </Stack>
    </>
  )
}
