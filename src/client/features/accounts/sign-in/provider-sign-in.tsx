import { useSearchParams } from '#client/lib/use-search-params'
import { buttonClass } from '#client/ui/button'
import { OidcNotice } from '../oidc-notice.tsx'
import { noticeTexts } from '../oidc-texts.ts'
import { Agreement } from './agreement.tsx'

/**
 * The button for signing in through the identity provider, a plain link as the server redirects there; and why the last
 * attempt failed. @param isOnlyWay no form stands below it
 */
export function ProviderSignIn({ label, isOnlyWay }: { label: string; isOnlyWay: boolean }) {
  const [params] = useSearchParams()
  const outcome = params.get('oidc')
  const next = params.get('next')
  const query = next === null ? '' : `?${new URLSearchParams({ next })}`
  return (
    <>
      {outcome && <OidcNotice outcome={outcome} label={label} />}
      {outcome !== 'link' && (
        <a
          className={buttonClass({ variant: isOnlyWay ? 'primary' : 'secondary', block: true })}
          href={`/api/oidc/start${query}`}
        >
          {noticeTexts.through(label)}
        </a>
      )}
      {isOnlyWay && <Agreement />}
    </>
  )
}
