import { useState } from 'react'
import { useLocation } from 'wouter'
import { modelSetUpTexts } from '#client/features/admin/models/texts'
import { welcomeTexts } from '#client/features/welcome/texts'
import { WhoIsWriting } from '#client/features/welcome/who-is-writing'
import { lazyPart } from '#client/lib/lazy-part'
import { hasVendorModel, type PublicConfig, useConfig } from '#client/queries/config'
import { useUser } from '#client/queries/user'
import { PageHead } from '#client/ui/page-head'
import { routes } from '#shared/contract/pages'

const ConnectModel = lazyPart(async () => (await import('#client/features/admin/models/connect-model')).ConnectModel)

/** /welcome: on a new installation its administrator connects a model; everybody else is asked who they are. */
export function WelcomeScreen() {
  const [, navigate] = useLocation()
  const { user } = useUser()
  const config = useConfig()
  const [atStart, setAtStart] = useState<PublicConfig>()
  if (config && !atStart) setAtStart(config)
  if (!user || !atStart) return null // the moment between signing out and the next page, or before the configuration
  const goOn = () => navigate(routes.home.path)
  if (user.role === 'admin' && !hasVendorModel(atStart)) {
    return (
      <>
        <PageHead title={modelSetUpTexts.connect.title} />
        <ConnectModel onDone={goOn} />
      </>
    )
  }
  return (
    <>
      <PageHead title={welcomeTexts.title} />
      <WhoIsWriting onDone={goOn} />
    </>
  )
}
