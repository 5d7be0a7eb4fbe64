import { useEffect } from 'react'
import { formatNumber } from '#client/lib/formatting'
import { type PublicConfig, useConfig } from '#client/queries/config'
import { ButtonLink } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { MessagePage } from '#client/ui/message-page'
import { pro } from '#shared/rules/plans'
import { Gains } from './gains.tsx'
import { forgetJustPaid } from './just-paid.ts'
import { payingTexts } from './texts.ts'

/** What is new for someone who has just paid: on /subscribe as the page, elsewhere above it. */

export function OnProPage() {
  const { heading, write } = payingTexts.onPro
  return (
    <MessagePage
      title={heading}
      actions={
        <>
          <ButtonLink href="/generate" variant="primary">
            {write}
          </ButtonLink>
          <ButtonLink href="/dashboard">{payingTexts.member.toDashboard}</ButtonLink>
        </>
      }
    >
      <WhatIsNew />
    </MessagePage>
  )
}

export function OnProNotice() {
  return <Callout kind="info" title={payingTexts.onPro.heading} text={<WhatIsNew />} />
}

function WhatIsNew() {
  const config = useConfig()
  useEffect(forgetOnLeaving, [])
  return config && <Gains list={gainsOf(config)} />
}

/** A reload, or the page that follows the form in its place, still says what is new. */
function forgetOnLeaving() {
  const { pathname } = location
  return () => {
    if (location.pathname !== pathname) forgetJustPaid()
  }
}

/** What Pro adds on this server, where some of it may not be set up. */
function gainsOf({ models, linkedin }: PublicConfig): string[] {
  const words = payingTexts.onPro.gains
  const usable = models.filter(({ id, isConfigured }) => isConfigured && id !== 'composer')
  return [
    words.posts(formatNumber(pro.postsPerMonth)),
    ...(usable.some(({ isBasic }) => !isBasic) ? [words.models] : []),
    ...(usable.some(({ hasWebSearch }) => hasWebSearch) ? [words.webSearch] : []),
    words.pictures,
    ...(linkedin.person || linkedin.community ? [words.publishing] : []),
  ]
}
