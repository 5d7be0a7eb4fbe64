import { useSearchParams } from '#client/lib/use-search-params'
import { browserTimeZone } from '#client/queries/accounts'
import { buttonClass } from '#client/ui/button'
import { OidcCallout } from '../oidc-callout.tsx'
import { oidcCalloutTexts } from '../oidc-texts.ts'
import { Agreement } from './agreement.tsx'

/**
 * The button for signing in through the identity provider, a plain link as the server redirects there; and why the last
 * attempt failed.
 * @param isOnlyWay there is no form below it
 */
export function ProviderSignIn({ label, isOnlyWay }: { label: string; isOnlyWay: boolean }) {
  const [params] = useSearchParams()
  const outcome = params.get('oidc')
  const next = params.get('next')
  const query = new URLSearchParams({ timeZone: browserTimeZone(), ...(next !== null && { next }) })
  return (
    <>
      {outcome && <OidcCallout outcome={outcome} label={label} />}
      {outcome !== 'link' && (
        <a
          className={buttonClass({ variant: isOnlyWay ? 'primary' : 'secondary', block: true })}
          href={`/api/oidc/start?${query}`}
        >
          {oidcCalloutTexts.through(label)}
        </a>
      )}
      {isOnlyWay && <Agreement />}
    </>
  )
}
