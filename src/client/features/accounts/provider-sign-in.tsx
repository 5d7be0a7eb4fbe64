import { useEffect } from 'react'
import { useSearchParams } from '#client/lib/use-search-params'
import { useConfig } from '#client/queries/config'
import { buttonClass } from '#client/ui/button'
import { OidcNotice } from './oidc-notice.tsx'
import { noticeTexts } from './oidc-texts.ts'

/**
 * The way in through the identity provider, where there is one: a plain link, for the server redirects there; and why it
 * did not end inside.
 */
export function ProviderSignIn({ onOnlyWay }: { onOnlyWay: () => void }) {
  const [params] = useSearchParams()
  const provider = useConfig()?.oidc ?? null
  const outcome = params.get('oidc')
  const next = params.get('next')
  // an account that may be linked, and an administrator whose way through the provider is blocked
  const needsPassword = outcome === 'link' || params.get('with') === 'password'
  const isOnlyWay = provider?.isOnlyWay === true && !needsPassword
  useEffect(() => {
    if (isOnlyWay) onOnlyWay()
  }, [isOnlyWay, onOnlyWay])

  if (!provider) return null
  const query = next === null ? '' : `?${new URLSearchParams({ next })}`
  return (
    <>
      {outcome && <OidcNotice outcome={outcome} label={provider.label} />}
      {outcome !== 'link' && (
        <a className={buttonClass({ variant: 'secondary', block: true })} href={`/api/oidc/start${query}`}>
          {noticeTexts.through(provider.label)}
        </a>
      )}
    </>
  )
}
